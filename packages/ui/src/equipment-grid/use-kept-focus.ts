import { useLayoutEffect, useRef, type FocusEvent } from 'react'

interface Focused {
  readonly root: HTMLElement
  readonly element: HTMLElement
}

/**
 * Gives the focus back when new data replaces the focused element of a grid. `find` returns the element that
 * shows the same place now. Spread the result on the grid.
 */
export function useKeptFocus(find: (root: HTMLElement, lost: HTMLElement) => HTMLElement | null) {
  const focused = useRef<Focused>(null)

  useLayoutEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return
    const { root, element } = focused.current
    focused.current = null
    if (document.activeElement === document.body) find(root, element)?.focus({ preventScroll: true })
  })

  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      focused.current = { root: currentTarget, element: target }
    },
    onBlur: () => {
      focused.current = null
    },
  }
}
