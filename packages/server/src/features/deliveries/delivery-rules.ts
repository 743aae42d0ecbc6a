import type { DeliveryState } from '@olympus/contract/deliveries'

/** The effect of a game server's answer. `refused`: the server does not hold the lease. */
export type AnswerEffect = 'applied' | 'repeated' | 'refused'

interface LeasedDelivery {
  readonly state: DeliveryState
  readonly leaseToken: string | null
}

const stateAfterAnswer = { confirm: 'confirmed', reject: 'failed', retry: 'queued' } as const

/**
 * Decides the effect of an answer. Only the holder of the lease may answer. An expired lease
 * still counts until another server claims the delivery, because the item may be handed out
 * already. A repeated answer has no effect.
 */
export function answerEffect(
  { state, leaseToken }: LeasedDelivery,
  answer: keyof typeof stateAfterAnswer,
  givenToken: string,
): AnswerEffect {
  if (leaseToken !== givenToken) return 'refused'
  if (state === 'confirmed' || state === 'failed')
    return state === stateAfterAnswer[answer] ? 'repeated' : 'refused'
  if (state !== 'claimed' && answer === 'retry') return 'repeated'
  return 'applied'
}

const firstDelayMs = 5_000
const longestDelayMs = 5 * 60_000

/** The pause before the next attempt, in ms: doubles with each attempt, up to 5 minutes. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(Math.max(0, attempts - 1), 20))

export type ResendRefusal = 'delivered' | 'refunded' | 'replaced' | 'under-way'

/**
 * Why a delivery cannot be resent; null if it can. Only failed and delayed deliveries can be resent, and
 * only if they were neither refunded nor replaced.
 */
export function resendRefusal({
  state,
  isRefunded,
  isReplaced,
}: {
  readonly state: DeliveryState
  readonly isRefunded: boolean
  readonly isReplaced: boolean
}): ResendRefusal | null {
  if (state === 'confirmed') return 'delivered'
  if (state === 'delayed') return null
  if (state !== 'failed') return 'under-way'
  if (isRefunded) return 'refunded'
  return isReplaced ? 'replaced' : null
}
