import type { DeliveryState } from '@olympus/contract/deliveries'

/** Deliveries show the state of their task. */
export type TaskState = DeliveryState

/** The effect of a game server's answer. `refused`: the server does not hold the lease. */
export type AnswerEffect = 'applied' | 'unchanged' | 'refused'

interface LeasedTask {
  readonly state: TaskState
  readonly leaseToken: string | null
}

const stateAfterAnswer = { confirm: 'confirmed', reject: 'failed', retry: 'queued' } as const

/**
 * Decides the effect of an answer. Only the holder of the lease may answer. An expired lease
 * still counts until another server claims the task, because the item may be handed out
 * already. A repeated answer has no effect.
 */
export function answerEffect(
  { state, leaseToken }: LeasedTask,
  answer: keyof typeof stateAfterAnswer,
  givenToken: string,
): AnswerEffect {
  if (leaseToken !== givenToken) return 'refused'
  if (state === 'confirmed' || state === 'failed')
    return state === stateAfterAnswer[answer] ? 'unchanged' : 'refused'
  if (state !== 'claimed' && answer === 'retry') return 'unchanged'
  return 'applied'
}

const firstDelayMs = 5_000
const longestDelayMs = 5 * 60_000

/** The pause before the next attempt, in ms: doubles with each attempt, up to 5 minutes. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(Math.max(0, attempts - 1), 20))

interface LapsedTask extends LeasedTask {
  /** Null once the holder has answered. */
  readonly leaseExpiresAt: Date | null
  readonly hasLapsed: boolean
  /** Another game server has a task of the same character. */
  readonly isCharacterElsewhere: boolean
}

/**
 * Decides whether a lease is extended. Its holder may extend it after its end too, until another server
 * claims the task, or another task of the same character.
 */
export function extensionEffect(
  { state, leaseToken, leaseExpiresAt, hasLapsed, isCharacterElsewhere }: LapsedTask,
  givenToken: string,
): AnswerEffect {
  if (leaseToken !== givenToken || leaseExpiresAt === null) return 'refused'
  if (state === 'confirmed' || state === 'failed') return 'refused'
  return hasLapsed && isCharacterElsewhere ? 'refused' : 'applied'
}

export type ResendRefusal =
  | 'character-gone'
  | 'delivered'
  | 'kept-as-coupon'
  | 'refunded'
  | 'replaced'
  | 'swap-over'
  | 'under-way'

/**
 * Why a task cannot be resent; null if it can. Only failed and delayed tasks can be resent, and
 * only if they were neither refunded nor replaced, nor kept as a coupon. A swap that failed is over. A
 * delivery needs a character that stays.
 */
export function resendRefusal({
  state,
  isRefunded,
  isReplaced,
  isKeptAsCoupon,
  isSettledSwap,
  isCharacterGone,
}: {
  readonly state: TaskState
  readonly isRefunded: boolean
  readonly isReplaced: boolean
  readonly isKeptAsCoupon: boolean
  readonly isSettledSwap: boolean
  readonly isCharacterGone: boolean
}): ResendRefusal | null {
  if (state === 'confirmed') return 'delivered'
  if (state !== 'delayed' && state !== 'failed') return 'under-way'
  if (isRefunded) return 'refunded'
  if (isKeptAsCoupon) return 'kept-as-coupon'
  if (isCharacterGone) return 'character-gone'
  if (state === 'delayed') return null
  if (isSettledSwap) return 'swap-over'
  return isReplaced ? 'replaced' : null
}
