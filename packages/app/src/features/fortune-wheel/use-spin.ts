import { ApiError } from '@olympus/api-client/api-error'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { holdEvents } from '@olympus/api-client/hold-events'
import { useApiAction } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { listWheelLogs } from '@olympus/contract/logs'
import { getWheel, getWheelAccount, markSpinSeen, spinWheel } from '@olympus/contract/fortune-wheel'
import type { Spin, WheelAccount } from '@olympus/contract/wheel'
import { getWheelLuck } from '@olympus/contract/fortune-wheel'
import { useEffect, useRef, useState } from 'react'

import { useHoldReload } from '../../shared/navigation/use-hold-reload.ts'
import { isRepeated, seedChoiceFor } from './wheel-rules.ts'

/** The endpoints whose data each refusal shows to be outdated. */
const outdatedBy: Partial<Record<ApiErrorKey, Endpoint[]>> = {
  NO_TICKETS: [getWheelAccount, getUser],
  WHEEL_CLOSED: [getWheel],
  CLIENT_SEED_REQUIRED: [getWheelAccount],
  SEED_CHANGED: [getWheelAccount],
  SPIN_LIMIT_REACHED: [getWheelAccount],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
  CHARACTER_DOOMED: [listCharacters],
}

type Reply = DataOf<typeof spinWheel>

interface SpinOptions {
  /** As the page shows it. */
  readonly account: WheelAccount | undefined
  readonly clientSeed: string
  /** The page shows what the spin has won. */
  readonly onRevealed: (spin: Spin) => void
}

/**
 * Spins the wheel. The server's result counts at once; the page shows it, and the new counts, when the wheel
 * stops. Until then no live event and no reload gets in between.
 */
export function useSpin({ account, clientSeed, onRevealed }: SpinOptions) {
  const { call } = useApiAction(spinWheel)
  const markSeen = useMarkSeen()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const [isSpinning, setIsSpinning] = useState(false)
  const [lostId, setLostId] = useState(0)
  const reply = useRef<Reply>(null)

  useHoldReload(isSpinning, 'spin')
  useEffect(() => (isSpinning ? holdEvents() : undefined), [isSpinning])

  function refused(error: ApiError): never {
    setIsSpinning(false)
    if (error.isLost) setLostId((count) => count + 1)
    void revalidate(...(error.isLost ? [getWheelAccount] : (outdatedBy[error.key] ?? [])))
    throw error
  }

  return {
    isSpinning,
    /** Changes whenever an answer has been lost. */
    lostId,
    /** Rejects with the `ApiError` of a refusal. */
    async spin(characterId: number): Promise<Spin> {
      if (!account) throw new Error('The account is not loaded')
      setIsSpinning(true)
      const input = { body: { characterId, ...seedChoiceFor(account, clientSeed) } }
      const first = await call(input)
      const answer = first.data && isRepeated(first.data, account) ? await call(input) : first
      if (answer.error) return refused(answer.error)
      reply.current = answer.data
      return answer.data.spin
    },
    reveal(): void {
      if (!reply.current) return
      const { spin, account: after } = reply.current
      reply.current = null
      setIsSpinning(false)
      void update(getWheelAccount, () => ({ ...after, unseenSpin: null }))
      const { tickets, spinsSinceJackpot } = after
      void update(getUser, (user) => ({ ...user, wheel: { tickets, spinsSinceJackpot } }))
      const isCredited = spin.reward.contents.kind === 'coins'
      void revalidate(listWheelLogs, getWheelLuck, ...(isCredited ? [getUser] : []))
      void markSeen(spin)
      onRevealed(spin)
    },
  }
}

/** Tells the server that the player has seen a result. If that fails, the next visit shows it again. */
export function useMarkSeen() {
  const { call } = useApiAction(markSpinSeen)
  return ({ id }: Spin) => call({ params: { spinId: id } })
}
