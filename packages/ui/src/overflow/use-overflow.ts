import { useLayoutEffect, useRef, useState } from 'react'

const sizes = {
  width: ['offsetWidth', 'clientWidth'],
  height: ['offsetHeight', 'clientHeight'],
} as const

/**
 * Whether the box's only child is larger than the box. A box that scrolls has to be reachable by keyboard and have a name; one that
 * does not must not be a stop on the way.
 */
export function useOverflow(axis: keyof typeof sizes) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setIsOverflowing] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild
    if (!box || !(content instanceof HTMLElement)) return undefined
    const [whole, visible] = sizes[axis]
    const measure = () => setIsOverflowing(content[whole] > box[visible])
    // The observer answers a frame later, and the box must be right from the first one.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [axis])
  return { ref, isOverflowing }
}
