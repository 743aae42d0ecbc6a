import { useEffect, useRef, useState } from 'react'

const countMs = 360

const easeOut = (part: number) => 1 - (1 - part) ** 3

/** Counts from the last value to the new one. Jumps for the first value and with reduced motion. */
export function useCounted(value: number | undefined): number | undefined {
  const [shown, setShown] = useState(value)
  const from = useRef(value)

  useEffect(() => {
    const start = from.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (start === undefined || value === undefined || start === value || isStill) {
      from.current = value
      setShown(value)
      return undefined
    }
    const startMs = performance.now()
    let frame = 0
    const tick = (nowMs: number) => {
      const part = Math.min(1, Math.max(0, nowMs - startMs) / countMs)
      from.current = Math.round(start + (value - start) * easeOut(part))
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [value])

  return shown
}
