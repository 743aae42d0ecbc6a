import { useEffect, useState } from 'react'

import { useRenderClock } from '../../shared/use-render-clock.ts'

const tickMs = 1000

/** The time of this device, each second. */
export function useNow(): Date {
  const [now, setNow] = useState(useRenderClock())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(Date.now())), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
