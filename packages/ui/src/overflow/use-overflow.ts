import { useLayoutEffect, useRef, useState } from 'react'

const sizes = {
  width: ['offsetWidth', 'clientWidth'],
  height: ['offsetHeight', 'clientHeight'],
} as const

const tallFromWindows = 1.5

/**
 * Whether the box's only child is larger than the box. Only a box that scrolls should be focusable, and then
 * it needs a name. Tall content is much higher than the window.
 */
export function useOverflow(axis: keyof typeof sizes) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setIsOverflowing] = useState(false)
  const [isTall, setIsTall] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild
    if (!box || !(content instanceof HTMLElement)) return undefined
    const [whole, visible] = sizes[axis]
    const measure = () => {
      setIsOverflowing(content[whole] > box[visible])
      setIsTall(content.offsetHeight > tallFromWindows * document.documentElement.clientHeight)
    }
    // The observer first reports a frame later; the first frame must already be right.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [axis])
  return { ref, isOverflowing, isTall }
}
