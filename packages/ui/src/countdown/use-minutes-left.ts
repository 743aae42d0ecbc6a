import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { minutesLeft, msToNextMinute } from './countdown-model.ts'

type Options = {
  endsAtMs: number
  now: () => number
  firstNowMs?: number | undefined
  onEnd: () => void
}

/** Whole minutes left. Pauses while the page is hidden and catches up when it becomes visible. */
export function useMinutesLeft({ endsAtMs, now, firstNowMs, onEnd }: Options): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(endsAtMs - (firstNowMs ?? now())))
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

  // A countdown that had already ended on mount does not call `onEnd`.
  const isRunning = useRef(false)
  useEffect(() => {
    if (isRunning.current && minutes === 0) end()
    isRunning.current = minutes > 0
  }, [minutes])
  return minutes
}
