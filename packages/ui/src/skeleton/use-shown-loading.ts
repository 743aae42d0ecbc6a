import { useEffect, useReducer } from 'react'

type Timing = { showDelayMs?: number; minShownMs?: number }

/**
 * Whether to show a skeleton for a loading state. It shows after `showDelayMs`, so that a fast answer does
 * not flash, and then stays for at least `minShownMs`.
 */
export function useShownLoading(isLoading: boolean, { showDelayMs = 150, minShownMs = 300 }: Timing = {}) {
  // React may render a change only after a transition that ends the loading. The skeleton would then hide
  // an answer that is already on the screen.
  const [shownAtMs, change] = useReducer(
    (current: number | null, next: number | null) => (isLoading === (next !== null) ? next : current),
    null,
  )
  const isShown = shownAtMs !== null

  useEffect(() => {
    if (isLoading === isShown) return undefined
    const waitMs = isLoading
      ? showDelayMs
      : shownAtMs === null
        ? 0
        : shownAtMs + minShownMs - performance.now()
    const timer = setTimeout(() => change(isLoading ? performance.now() : null), Math.max(0, waitMs))
    return () => clearTimeout(timer)
  }, [isLoading, isShown, shownAtMs, showDelayMs, minShownMs])

  return isShown
}
