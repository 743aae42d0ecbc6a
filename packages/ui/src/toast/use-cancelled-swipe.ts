import { useRef, type PointerEvent } from 'react'

/**
 * Handles a gesture that the browser takes over, for example to scroll. Radix ignores it and leaves the
 * toast where the finger was, so this dispatches a move back to the start and a release.
 */
export function useCancelledSwipe() {
  const startX = useRef(0)
  return {
    watchStart: ({ clientX }: PointerEvent) => {
      startX.current = clientX
    },
    undoSwipe: ({ target, pointerId, pointerType, clientY }: PointerEvent) => {
      const at = { bubbles: true, pointerId, pointerType, clientX: startX.current, clientY }
      for (const type of ['pointermove', 'pointerup']) target.dispatchEvent(new PointerEvent(type, at))
    },
  }
}
