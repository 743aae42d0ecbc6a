import { useEffect, useState, type RefObject } from 'react'

/**
 * For a dialog whose opener may be removed or remounted before it closes, or that may have none. In that
 * case it moves the focus to the element `to`, or to the page, because the focus would otherwise be lost.
 */
export function FocusFallback({ to }: { to?: RefObject<HTMLElement | null> }): null {
  // On the first render, the focus is still on the opener, or nowhere if another dialog has just closed.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Runs after the dialog, which looks for its opener in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          const isLost = !(opener instanceof HTMLElement) || !opener.isConnected || opener === document.body
          const next = isLost ? (to?.current ?? document.querySelector('main')) : opener
          next?.focus({ preventScroll: true })
        }),
      )
    },
    [opener, to],
  )
  return null
}
