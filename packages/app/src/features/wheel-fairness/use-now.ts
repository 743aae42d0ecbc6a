import { useEffect, useReducer } from 'react'

import { useRenderClock } from '../../shared/use-render-clock.ts'

const tickMs = 1000

/** The time of this device, each second. */
export function useNow(): Date {
  const now = useRenderClock()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return now()
}
