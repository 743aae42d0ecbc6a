import * as RadixToast from 'radix-ui/toast'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'

import { announcerElement } from '../announcer/announcer.tsx'
import { ToastItem } from './toast-item.tsx'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'
import * as styles from './toast.css.ts'

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
  const episode = useEpisode(toasts.length === 0)

  const guardEscape = (event: KeyboardEvent) => {
    // Escape belongs to what is open over the page, unless the focus is here.
    const isOurs = event.target instanceof Node && viewport.current?.contains(event.target)
    if (!isOurs && hasOpenLayer()) event.preventDefault()
  }

  // In the body and marked, so that a modal neither hides it nor takes its presses for presses outside.
  return createPortal(
    <div data-react-aria-top-layer="true">
      <RadixToast.Provider
        key={episode}
        label={announceLabel}
        duration={durationMs}
        swipeDirection="right"
        swipeThreshold={50}
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
 * Counts the times that the last toast went. A pointer on the last one pauses Radix, which then no longer hears that the pointer
 * left: the next toast would stay for ever. So each time begins with a provider of its own.
 */
function useEpisode(isOver: boolean): number {
  const [{ count, wasOver }, set] = useState({ count: 0, wasOver: isOver })
  if (isOver !== wasOver) set({ count: isOver ? count + 1 : count, wasOver: isOver })
  return count
}

const hasOpenLayer = () => document.querySelector('[role=dialog], [role=alertdialog], :popover-open') !== null

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
