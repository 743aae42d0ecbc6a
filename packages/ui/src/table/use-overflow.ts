import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether the box's only child is wider than the box. A box that scrolls has to be reachable by keyboard and have a name; one that
 * does not must not be a stop on the way.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setIsOverflowing] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild
    if (!box || !(content instanceof HTMLElement)) return undefined
    const measure = () => setIsOverflowing(content.offsetWidth > box.clientWidth)
    // The observer answers a frame later, and the box must be right from the first one.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
