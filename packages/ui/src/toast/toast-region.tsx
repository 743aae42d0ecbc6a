import * as RadixToast from 'radix-ui/toast'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'

import { announcerElement } from '../announcer/announcer.tsx'
import { ToastItem } from './toast-item.tsx'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'
import * as styles from './toast.css.ts'

const visibleLimit = 3
const swipeThresholdPx = 50

export type ToastRegionProps = {
  queue: ToastQueue
  toasts: readonly QueuedToast[]
  /** "Notifications ({hotkey})", with a placeholder for the key. */
  label: string
  /** Announced before a toast: "Notification". */
  announceLabel: string
  closeLabel: string
  durationMs: number
}

/**
 * The visible toasts. F8 focuses them, Escape or a swipe to the right closes one.
 * Hover and focus pause their time.
 */
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
  const episode = useEpisode(toasts.length === 0)

  const guardEscape = (event: KeyboardEvent) => {
    // Unless the focus is here, Escape belongs to an open dialog or popover.
    const isOurs = event.target instanceof Node && viewport.current?.contains(event.target)
    if (!isOurs && hasOpenLayer()) event.preventDefault()
  }

  // In the body and marked, so that a modal neither hides it nor treats its presses as outside presses.
  return createPortal(
    <div data-react-aria-top-layer="true">
      <RadixToast.Provider
        key={episode}
        label={announceLabel}
        duration={durationMs}
        swipeDirection="right"
        swipeThreshold={swipeThresholdPx}
        announcerContainer={announcerElement()}
      >
        {toasts.map((toast) => (
          <ToastItem
            key={`${toast.id}-${toast.version}`}
            {...{ queue, toast, closeLabel, durationMs }}
            isLimited={toast.isOpen && !shown.has(toast)}
            onEscapeKeyDown={guardEscape}
          />
        ))}
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

/**
 * Counts how often the last toast closed. A pointer on the last toast pauses Radix, which then misses that
 * the pointer left, and the next toast would never close. So each time starts with a new provider.
 */
function useEpisode(isOver: boolean): number {
  const [{ count, wasOver }, set] = useState({ count: 0, wasOver: isOver })
  if (isOver !== wasOver) set({ count: isOver ? count + 1 : count, wasOver: isOver })
  return count
}

const hasOpenLayer = () => document.querySelector('[role=dialog], [role=alertdialog], :popover-open') !== null

/** Returns the focus that F8 moved to the toasts when the last one closes. */
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
