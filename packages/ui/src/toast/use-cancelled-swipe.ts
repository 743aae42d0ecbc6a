import { useRef, type PointerEvent } from 'react'

/**
 * The browser may take a gesture over, to scroll for instance. Radix does not hear of it and leaves the toast where the finger
 * was; here the finger is brought back to where it began, and lifted.
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
