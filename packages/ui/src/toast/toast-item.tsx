import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import * as RadixToast from 'radix-ui/toast'
import type { PointerEvent } from 'react'

import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'
import { useCancelledSwipe } from './use-cancelled-swipe.ts'
import * as styles from './toast.css.ts'

const icons = { success: CircleCheck, error: CircleX, info: Info }

type ToastItemProps = {
  queue: ToastQueue
  toast: QueuedToast
  /** Waits until a visible toast closes. */
  isLimited: boolean
  closeLabel: string
  durationMs: number
  onEscapeKeyDown: (event: KeyboardEvent) => void
}

/** One toast: icon, text, at most one action, the close button and the remaining time. */
export function ToastItem({
  queue,
  toast,
  isLimited,
  closeLabel,
  durationMs,
  onEscapeKeyDown,
}: ToastItemProps) {
  const { id, version, tone, title, description, action, isOpen, isSelectable = false } = toast
  const lifeMs = action ? Number.POSITIVE_INFINITY : Math.max(durationMs, toast.durationMs ?? 0)
  const { watchStart, undoSwipe } = useCancelledSwipe()

  const start = (event: PointerEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a')
    if (isOnControl) event.preventDefault()
    else watchStart(event)
  }

  return (
    <RadixToast.Root
      open={isOpen}
      // The timer may have started before the toast had to wait, so ignore it while waiting.
      onOpenChange={(nextIsOpen) => !nextIsOpen && !isLimited && queue.close(id)}
      // Radix announces `foreground` assertively (errors) and `background` politely (the rest).
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={isLimited ? Number.POSITIVE_INFINITY : lifeMs}
      onEscapeKeyDown={onEscapeKeyDown}
      onPointerDown={start}
      onPointerCancel={undoSwipe}
      inert={isLimited || !isOpen}
      data-limited={isLimited || undefined}
      data-updated={version > 0 || undefined}
      className={`${styles.root} ${styles.tone[tone]}`}
      style={{ touchAction: 'pan-y', ...(isSelectable && { userSelect: 'text' }) }}
    >
      <Icon icon={icons[tone]} size={18} className={styles.icon[tone]} />
      <div className={styles.words} onPointerDown={isSelectable ? leaveToSelection : undefined}>
        {/* The parts are announced as one text, so a space separates their words. */}
        <RadixToast.Title className={styles.title}>{title} </RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className={styles.description}>{description} </RadixToast.Description>
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
}

/** Keeps a mouse that selects text from swiping. A finger still swipes. */
const leaveToSelection = (event: PointerEvent) => {
  if (event.pointerType === 'mouse') event.stopPropagation()
}
