import { useEffect, useRef, useState } from 'react'

export const skeletonDelayMs = 150
export const skeletonLeastMs = 300

/**
 * Whether to draw `waiting` (room kept, nothing seen), the `skeleton`, or the content, once loading takes longer than a blink:
 * a skeleton that has appeared stays long enough to be read.
 */
export function useSkeletonPhase(isLoading: boolean): 'waiting' | 'skeleton' | 'done' {
  const [phase, setPhase] = useState<'waiting' | 'skeleton' | 'done'>(isLoading ? 'waiting' : 'done')
  const shownAtMs = useRef(0)

  useEffect(() => {
    if (isLoading && phase === 'done') setPhase('waiting')
    if (isLoading && phase === 'waiting') {
      const timer = setTimeout(() => {
        shownAtMs.current = performance.now()
        setPhase('skeleton')
      }, skeletonDelayMs)
      return () => clearTimeout(timer)
    }
    if (!isLoading && phase !== 'done') {
      const restMs = phase === 'skeleton' ? skeletonLeastMs - (performance.now() - shownAtMs.current) : 0
      const timer = setTimeout(() => setPhase('done'), Math.max(0, restMs))
      return () => clearTimeout(timer)
    }
    return undefined
  }, [isLoading, phase])

  return !isLoading && phase === 'waiting' ? 'done' : phase
}
