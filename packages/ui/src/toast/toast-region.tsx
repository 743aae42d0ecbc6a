import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import * as RadixToast from 'radix-ui/toast'
import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'

import { announcerElement } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'
import * as styles from './toast.css.ts'

const icons = { success: CircleCheck, error: CircleX, info: Info }

const visibleLimit = 3

export type ToastRegionProps = {
  queue: ToastQueue
  toasts: readonly QueuedToast[]
  /** "Notifications ({hotkey})": the braces stand for the key. */
  label: string
  /** Read out before a toast: "Notification". */
  announceLabel: string
  closeLabel: string
  durationMs: number
}

/** The toasts on the screen: F8 leads to them, a swipe to the right or Escape sends one away, and their time stands still meanwhile. */
export function ToastRegion({
  queue,
  toasts,
  label,
  announceLabel,
  closeLabel,
  durationMs,
}: ToastRegionProps) {
  const open = toasts.filter(({ isOpen }) => isOpen)
  const shown = new Set(open.slice(-visibleLimit))
  const viewport = useRef<HTMLOListElement>(null)
  const keepPlace = useFocusReturn(open.length, viewport)

  const guardEscape = (event: KeyboardEvent) => {
    // Escape belongs to what is open over the page, unless the focus is here.
    const isOurs = event.target instanceof Node && viewport.current?.contains(event.target)
    if (!isOurs && hasOpenLayer()) event.preventDefault()
  }

  // In the body and marked, so that a modal neither hides it nor takes its presses for presses outside.
  return createPortal(
    <div data-react-aria-top-layer="true">
      <RadixToast.Provider
        label={announceLabel}
        duration={durationMs}
        swipeDirection="right"
        swipeThreshold={50}
        announcerContainer={announcerElement()}
      >
        {toasts.map((toast) => {
          const { id, version, tone, title, description, action, isOpen } = toast
          const isLimited = isOpen && !shown.has(toast)
          const lifeMs = action ? Number.POSITIVE_INFINITY : Math.max(durationMs, toast.durationMs ?? 0)
          return (
            <RadixToast.Root
              key={`${id}-${version}`}
              open={isOpen}
              onOpenChange={(nextIsOpen) => !nextIsOpen && queue.close(id)}
              // Assertive for errors, polite for the rest.
              type={tone === 'error' ? 'foreground' : 'background'}
              duration={isLimited ? Number.POSITIVE_INFINITY : lifeMs}
              onEscapeKeyDown={guardEscape}
              onPointerDown={leaveControlsAlone}
              inert={isLimited || !isOpen}
              data-limited={isLimited || undefined}
              data-updated={version > 0 || undefined}
              className={`${styles.root} ${styles.tone[tone]}`}
              style={{ touchAction: 'pan-y' }}
            >
              <Icon icon={icons[tone]} size={18} className={styles.icon[tone]} />
              <div className={styles.words}>
                <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
                {description !== undefined && (
                  <RadixToast.Description className={styles.description}>
                    {description}
                  </RadixToast.Description>
                )}
                {action && (
                  <RadixToast.Action asChild altText={action.altText ?? action.label}>
                    <Button size="sm" onClick={action.onPress} className={styles.action}>
                      {action.label}
                    </Button>
                  </RadixToast.Action>
                )}
              </div>
              <RadixToast.Close asChild>
                <IconButton label={closeLabel} icon={<Icon icon={X} />} className={styles.close} />
              </RadixToast.Close>
              {Number.isFinite(lifeMs) && !isLimited && (
                <span aria-hidden className={styles.life} style={{ animationDuration: `${lifeMs}ms` }} />
              )}
            </RadixToast.Root>
          )
        })}
        <RadixToast.Viewport
          ref={viewport}
          label={label}
          hotkey={['F8']}
          onFocus={keepPlace}
          className={styles.viewport}
        />
      </RadixToast.Provider>
    </div>,
    document.body,
  )
}

const hasOpenLayer = () =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:popover-open') !== null

const leaveControlsAlone = (event: PointerEvent) => {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}

/** The focus that F8 took to the toasts goes back when the last of them is gone. */
function useFocusReturn(openCount: number, viewport: { readonly current: HTMLElement | null }) {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (openCount > 0 || !place.current) return
    const isHere =
      document.activeElement === document.body || viewport.current?.contains(document.activeElement)
    if (isHere && place.current.isConnected) place.current.focus()
    place.current = null
  }, [openCount, viewport])

  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      place.current = relatedTarget
  }
}
