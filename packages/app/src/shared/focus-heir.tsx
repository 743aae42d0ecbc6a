import { useEffect, useState, type RefObject } from 'react'

/**
 * In a dialog whose opener may be gone, or drawn anew, when it closes: then `heir` takes the focus, which would be nowhere otherwise.
 */
export function FocusHeir({ heir }: { heir: RefObject<HTMLElement | null> }): null {
  // As the dialog is first drawn, the focus is still where it was opened.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog, which looks for its opener in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          const next = opener instanceof HTMLElement && opener.isConnected ? opener : heir.current
          next?.focus({ preventScroll: true })
        }),
      )
    },
    [heir, opener],
  )
  return null
}
