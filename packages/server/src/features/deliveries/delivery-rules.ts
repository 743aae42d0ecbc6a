import type { DeliveryState } from '@olympus/contract/deliveries'

/** How far a game server's answer is taken: `refused` because the delivery is not, or no longer, in its hands. */
export type AnswerEffect = 'applied' | 'repeated' | 'refused'

interface Held {
  readonly state: DeliveryState
  readonly leaseToken: string | null
}

const settles = { confirm: 'confirmed', reject: 'failed', retry: 'queued' } as const

/**
 * What an answer does. Only who holds the lease may answer. A lease that has ended still counts while nobody else has taken the
 * delivery: what was handed out stays handed out. The same answer again changes nothing.
 */
export function answerEffect(
  { state, leaseToken }: Held,
  answer: keyof typeof settles,
  givenToken: string,
): AnswerEffect {
  if (leaseToken !== givenToken) return 'refused'
  if (state === 'confirmed' || state === 'failed') return state === settles[answer] ? 'repeated' : 'refused'
  if (state !== 'claimed' && answer === 'retry') return 'repeated'
  return 'applied'
}

const firstDelayMs = 5_000
const longestDelayMs = 5 * 60_000

/** How long a delivery that could not be handed out rests: longer after each attempt. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(Math.max(0, attempts - 1), 20))

export type ResendRefusal = 'delivered' | 'refunded' | 'replaced' | 'under-way'

/**
 * Why a delivery is not sent once more, or null: it has failed or is delayed. What was refunded is paid back, and what was replaced
 * has come another way.
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
