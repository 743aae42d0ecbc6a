import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { minutesLeft, msToNextMinute } from './countdown-model.ts'

type Options = { endsAtMs: number; now: () => number; onEnd: () => void }

/** Whole minutes until a moment. Stands still while nobody looks, and is right again as soon as somebody does. */
export function useMinutesLeft({ endsAtMs, now, onEnd }: Options): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(endsAtMs - now()))
  const readNow = useEffectEvent(now)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.hidden) return
      const leftMs = endsAtMs - readNow()
      setMinutes(minutesLeft(leftMs))
      if (leftMs > 0) timer = setTimeout(tick, msToNextMinute(leftMs))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAtMs])

  // Only what was seen running can end.
  const isRunning = useRef(false)
  useEffect(() => {
    if (isRunning.current && minutes === 0) end()
    isRunning.current = minutes > 0
  }, [minutes])
  return minutes
}
