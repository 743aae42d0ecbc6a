import type { Failure } from '../failure.ts'
import { createGate, gateIsFull } from './gate.ts'
import { type Budget, createTokenBuckets } from './token-buckets.ts'
import { tooManyRequests } from './too-many-requests.ts'

type Limited = Failure<'TOO_MANY_REQUESTS'>

/** What one kind of sender may take of this process. */
export interface SenderLimits {
  readonly budget: Budget
  /** How many requests of one sender run at once, and how many more wait for their turn. */
  readonly maxRunning: number
  readonly maxWaiting: number
}

export interface RequestLimits {
  /** Takes a request from the budget of its sender. */
  count(sender: string): Limited | null
  /** Runs a request when it is its sender's turn. */
  inTurn<Value>(sender: string, act: () => Promise<Value>): Promise<Value | Limited>
}

const unlimited: RequestLimits = { count: () => null, inTurn: (_sender, act) => act() }

/** Limits requests in the memory of this process, before any of them reaches the database. */
export function createRequestLimits(limits: SenderLimits | null): RequestLimits {
  if (!limits) return unlimited
  const buckets = createTokenBuckets({ budget: limits.budget })
  const gate = createGate(limits)
  return {
    count(sender) {
      const waitMs = buckets.take(sender)
      return waitMs === 0 ? null : tooManyRequests(Math.ceil(waitMs / 1000))
    },
    async inTurn(sender, act) {
      const value = await gate.run(sender, act)
      return value === gateIsFull ? tooManyRequests(1) : value
    },
  }
}

const secondsPerMinute = 60
/** How much of a minute's budget may be used at once. Opening a page takes about ten requests. */
const burstShare = 1 / 5

const budgetOf = (perMinute: number): Budget => ({
  burst: Math.max(1, perMinute * burstShare),
  perSecond: perMinute / secondsPerMinute,
})

/** 0 requests a minute: no limit. */
export const accountLimits = (perMinute: number): SenderLimits | null =>
  perMinute === 0 ? null : { budget: budgetOf(perMinute), maxRunning: 4, maxWaiting: 40 }

/** A network can be a household or a whole mobile provider. 0 requests a minute: no limit. */
export const networkLimits = (perMinute: number): SenderLimits | null =>
  perMinute === 0 ? null : { budget: budgetOf(perMinute), maxRunning: 16, maxWaiting: 200 }
