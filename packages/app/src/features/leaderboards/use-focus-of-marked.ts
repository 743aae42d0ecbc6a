import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** After a jump, the name of the character is in the middle of the screen and has the focus. */
export function useFocusOfMarked(root: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { key } = useLocation()
  const shownAt = isShown ? key : null
  useEffect(() => {
    if (shownAt === null) return
    const marked = root.current?.querySelector<HTMLElement>('[data-marked]')
    marked?.scrollIntoView({ block: 'center' })
    marked?.focus({ preventScroll: true })
  }, [shownAt, root])
}
