import { useEffect, useState } from 'react'

type Timing = { showDelayMs?: number; minShownMs?: number }

/**
 * Whether to show a skeleton for a loading state. It shows after `showDelayMs`, so that a fast answer does
 * not flash, and then stays for at least `minShownMs`.
 */
export function useShownLoading(isLoading: boolean, { showDelayMs = 150, minShownMs = 300 }: Timing = {}) {
  const [shownAtMs, setShownAtMs] = useState<number | null>(null)
  const isShown = shownAtMs !== null

  useEffect(() => {
    if (isLoading === isShown) return undefined
    const waitMs = isLoading
      ? showDelayMs
      : shownAtMs === null
        ? 0
        : shownAtMs + minShownMs - performance.now()
    const timer = setTimeout(() => setShownAtMs(isLoading ? performance.now() : null), Math.max(0, waitMs))
    return () => clearTimeout(timer)
  }, [isLoading, isShown, shownAtMs, showDelayMs, minShownMs])

  return isShown
}
