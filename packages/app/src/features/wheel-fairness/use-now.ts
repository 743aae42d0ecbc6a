import { useEffect, useState } from 'react'

import { useLocale } from '../../locale/locale-context.ts'

const tickMs = 1000

/** The time of this device, each second. What checks the server does not take its time from it. */
export function useNow(): Date {
  const { renderedAtMs } = useLocale()
  const [nowMs, setNowMs] = useState(() => renderedAtMs ?? Date.now())
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(nowMs)
}
