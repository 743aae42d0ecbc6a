import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'info'

export type ToastAction = {
  label: string
  onPress: () => void
  /** Announced in place of the button: another way to do the same. */
  altText?: string | undefined
}

export type ToastContent = {
  title: string
  /** A text. Names in it may have a language of their own. */
  description?: ReactNode
  /** A toast with the same key replaces this one. For example, the code of an error. */
  key?: string | undefined
  /** A toast with an action does not close by itself. */
  action?: ToastAction | undefined
  /** At least as long as the default. `Infinity` disables the timer. */
  durationMs?: number | undefined
  /** Lets the mouse select text instead of swiping, for example an order ID. */
  isSelectable?: boolean | undefined
  /** Called once, regardless of what closed it. */
  onClose?: (() => void) | undefined
}

export type QueuedToast = ToastContent & {
  id: string
  tone: ToastTone
  /** Incremented when the toast is replaced in place, which restarts its time. */
  version: number
  isOpen: boolean
}

// Long enough for the exit animation.
const removeAfterMs = 400

/** A list of toasts, oldest first. Any code can add to it, and one region shows it. */
export function createToastQueue() {
  let toasts: readonly QueuedToast[] = []
  let count = 0
  const listeners = new Set<() => void>()

  const set = (next: readonly QueuedToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, patch: Partial<QueuedToast>) =>
    set(toasts.map((each) => (each.id === id ? { ...each, ...patch } : each)))
  const openOne = (id: string) => toasts.find((each) => each.id === id && each.isOpen)

  /** Returns the ID for `update` and `close`. */
  const add = (tone: ToastTone, content: ToastContent): string => {
    const same = content.key === undefined ? undefined : openWithKey(content.key)
    if (same) {
      update(same.id, content, tone)
      return same.id
    }
    count += 1
    const id = `toast-${count}`
    set([...toasts, { ...content, id, tone, version: 0, isOpen: true }])
    return id
  }
  const openWithKey = (key: string) => toasts.find((each) => each.key === key && each.isOpen)

  /** Replaces the content in place. A toast that has closed meanwhile stays closed. */
  const update = (id: string, content: ToastContent, tone?: ToastTone): void => {
    const current = openOne(id)
    if (!current) return
    const next = { ...content, id, tone: tone ?? current.tone, version: current.version + 1, isOpen: true }
    set(toasts.map((each) => (each.id === id ? next : each)))
  }

  const close = (id: string): void => {
    const current = openOne(id)
    if (!current) return
    change(id, { isOpen: false })
    current.onClose?.()
    setTimeout(() => set(toasts.filter((each) => each.id !== id || each.isOpen)), removeAfterMs)
  }

  return {
    add,
    update,
    close,
    closeAll: () => toasts.forEach(({ id }) => close(id)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** The queue of the page, shown by its `Toaster`. */
export const toastQueue = createToastQueue()

type Outcomes<Value> = {
  loading: ToastContent
  success: ToastContent | ((value: Value) => ToastContent)
  error: ToastContent | ((reason: unknown) => ToastContent)
}

/** Shows a toast from anywhere. Not for form errors, which belong in the form. */
export const toast = {
  success: (content: ToastContent) => toastQueue.add('success', content),
  error: (content: ToastContent) => toastQueue.add('error', content),
  info: (content: ToastContent) => toastQueue.add('info', content),
  update: toastQueue.update,
  close: toastQueue.close,
  closeAll: toastQueue.closeAll,

  /** Shows one toast for the whole task. It stays while the promise is pending. Returns the promise. */
  promise<Value>(promise: Promise<Value>, { loading, success, error }: Outcomes<Value>): Promise<Value> {
    const id = toastQueue.add('info', { ...loading, durationMs: Number.POSITIVE_INFINITY })
    promise.then(
      (value) => toastQueue.update(id, typeof success === 'function' ? success(value) : success, 'success'),
      (reason: unknown) =>
        toastQueue.update(id, typeof error === 'function' ? error(reason) : error, 'error'),
    )
    return promise
  },
}
