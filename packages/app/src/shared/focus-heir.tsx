import { useEffect, type RefObject } from 'react'

/** In a dialog whose opener may be gone when it closes: then `heir` takes the focus, which would be nowhere otherwise. */
export function FocusHeir({ heir }: { heir: RefObject<HTMLElement | null> }): null {
  useEffect(
    () => () => {
      // After the dialog, which looks for its opener in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) heir.current?.focus({ preventScroll: true })
        }),
      )
    },
    [heir],
  )
  return null
}
