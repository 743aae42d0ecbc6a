import { useRevalidate } from '@olympus/api-client/cache'
import { getWheelAccount } from '@olympus/contract/fortune-wheel'
import type { SpinLimit } from '@olympus/contract/wheel'
import { useEffect } from 'react'

import { serverClock, useServerClock } from '../../shared/use-server-clock.ts'
import { limitReached } from './wheel-rules.ts'

const shortestWaitMs = 1000

/** The limit of the player while it allows no spin. Loads the account again once a spin is free. */
export function useReachedLimit(limit: SpinLimit): ReturnType<typeof limitReached> {
  const revalidate = useRevalidate()
  const nowMs = useServerClock(limit)

  useEffect(() => {
    if (limit.freeAt === null) return
    const waitMs = Date.parse(limit.freeAt) - serverClock(limit)()
    const timer = setTimeout(() => void revalidate(getWheelAccount), Math.max(shortestWaitMs, waitMs))
    return () => clearTimeout(timer)
  }, [limit, revalidate])

  return limitReached(limit, nowMs)
}
