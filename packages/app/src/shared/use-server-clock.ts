import { useEffect, useState } from 'react'

const minuteMs = 60_000

/**
 * The server's clock in epoch milliseconds, once a minute: that of the player may be wrong. Pauses while the
 * page is hidden. `serverNow`: undefined while loading.
 */
export function useServerClock(serverNow: string | undefined): number {
  const [clock, setClock] = useState({ serverNow, nowMs: 0 })

  useEffect(() => {
    if (serverNow === undefined) return
    const aheadMs = Date.parse(serverNow) - Date.now()
    const tick = () => {
      if (!document.hidden) setClock({ serverNow, nowMs: Date.now() + aheadMs })
    }
    tick()
    const timer = setInterval(tick, minuteMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [serverNow])

  return serverNow !== undefined && (clock.serverNow !== serverNow || clock.nowMs === 0)
    ? Date.parse(serverNow)
    : clock.nowMs
}
