import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { describe } from '../tooltip/tooltip-state.ts'
import { besidePlacement, type BesidePlacement } from './beside-placement.ts'
import * as styles from './item-tooltip.css.ts'

export type ItemBubbleProps = {
  anchor: HTMLElement
  /** Opened by a press: takes the focus and stays open until it is closed. */
  isPinned: boolean
  label: string
  onClose: () => void
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}

const unplaced: BesidePlacement = { left: 0, top: 0, side: 'left', arrow: 0 }

/**
 * Rendered in the browser's top layer: above a modal, never clipped, and still inside the
 * modal for assistive technology.
 */
export function ItemBubble({ anchor, isPinned, label, onClose, children, ...pointer }: ItemBubbleProps) {
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  const [{ left, top, side, arrow }, setPlacement] = useState<BesidePlacement>(unplaced)
  const close = useRef(onClose)

  useLayoutEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return undefined
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement
      setPlacement(
        besidePlacement(anchor.getBoundingClientRect(), {
          bubble: { width: element.offsetWidth, height: element.offsetHeight },
          viewport: { width, height },
        }),
      )
    }
    // Keeps Escape from also closing a surrounding dialog.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      if (isPinned) anchor.focus({ preventScroll: true })
      close.current()
    }
    if (!element.matches(':popover-open')) element.showPopover()
    place()
    if (isPinned) element.focus({ preventScroll: true })

    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('scroll', place, { signal, capture: true, passive: true })
    window.addEventListener('resize', place, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true })
    return () => listeners.abort()
  }, [anchor, isPinned])

  useEffect(
    () => (isPinned ? undefined : describe(anchor, { id, text: bubble.current?.textContent ?? '' })),
    [anchor, isPinned, id],
  )

  return (
    <div
      {...pointer}
      ref={bubble}
      id={id}
      popover={isPinned ? 'auto' : 'manual'}
      {...(isPinned ? { role: 'dialog', 'aria-label': label, tabIndex: -1 } : { role: 'tooltip' })}
      data-side={side}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isPinned && !currentTarget.contains(relatedTarget)) onClose()
      }}
      className={styles.bubble}
      style={{ left, top, ...assignInlineVars({ [styles.arrowAt]: `${arrow}px` }) }}
    >
      {children}
    </div>
  )
}
