import { useEffect, useState, type RefObject } from 'react'

/**
 * For a dialog whose opener may be removed or remounted before it closes. Moves the focus to the element `to`
 * in that case, because it would otherwise be lost.
 */
export function FocusFallback({ to }: { to: RefObject<HTMLElement | null> }): null {
  // On the first render, the focus is still on the opener.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Runs after the dialog, which looks for its opener in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          const next = opener instanceof HTMLElement && opener.isConnected ? opener : to.current
          next?.focus({ preventScroll: true })
        }),
      )
    },
    [opener, to],
  )
  return null
}
