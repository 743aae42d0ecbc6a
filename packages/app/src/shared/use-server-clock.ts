import { arrivedAt } from '@olympus/api-client/arrivals'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

interface Answer {
  readonly serverNow: string
}

/**
 * Reads the server's clock in epoch milliseconds: that of the player may be wrong. An answer may be shown
 * long after it has arrived.
 */
export function serverClock(answer: Answer): () => number {
  const aheadMs = Date.parse(answer.serverNow) - (arrivedAt(answer) ?? Date.now())
  return () => Date.now() + aheadMs
}

/** The server's clock, once a minute. Pauses while the page is hidden. `answer`: undefined while loading. */
export function useServerClock(answer: Answer | undefined): number {
  const [clock, setClock] = useState({ answer, nowMs: 0 })

  useEffect(() => {
    if (answer === undefined) return
    const now = serverClock(answer)
    const tick = () => {
      if (!document.hidden) setClock({ answer, nowMs: now() })
    }
    tick()
    const timer = setInterval(tick, minuteMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [answer])

  return answer !== undefined && (clock.answer !== answer || clock.nowMs === 0)
    ? Date.parse(answer.serverNow)
    : clock.nowMs
}
