import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { Clock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import { CircuitBreaker } from '../circuit-breaker.ts'
import { type Circuit, circuits } from '../payment-provider.ts'

export interface StripeApiOptions {
  readonly secretKey: string
  /** Replaces the URL of the Stripe API, for tests. */
  readonly apiBase: string | null
  readonly clock: Clock
  readonly log: Log
  /** Maximum time that a player waits for Stripe. */
  readonly timeoutMs?: number | undefined
}

/** Sends requests to Stripe. Returns a Failure if it refuses them or does not answer. */
type AskStripe = <Value>(
  act: () => Promise<Value>,
) => Promise<Value | Failure<'PAYMENT_PROVIDER_UNAVAILABLE' | 'PURCHASE_ERROR'>>

export interface StripeApi {
  readonly stripe: Stripe
  /** For requests that change nothing. None is sent while Stripe limits requests. */
  readonly read: AskStripe
  /** For payments and refunds, under an idempotency key. A request that Stripe limits is sent once more. */
  readonly write: AskStripe
  readonly openCircuits: () => readonly Circuit[]
}

const addressOf = (apiBase: string | null) => {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Rejects after the deadline, because retries of the SDK add up. */
async function within<Value>(timeoutMs: number, act: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([act, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether Stripe refused the request for good, so a retry is useless. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  error instanceof Stripe.errors.StripeIdempotencyError

const usualPauseMs = 1000
const longestPauseMs = 30_000
/** A player who pays does not wait longer than this for the limit. */
const longestWaitMs = 2000

/** How long Stripe asks to wait. */
function pauseMsOf({ headers }: Stripe.errors.StripeRateLimitError): number {
  const seconds = Number(headers?.['retry-after'])
  return seconds > 0 ? Math.min(seconds * 1000, longestPauseMs) : usualPauseMs
}

/**
 * The SDK, behind a deadline and circuit breakers. Reads have their own, so they cannot stop payments.
 * A rate limit is no outage: reads pause and leave the rest of the limit to payments.
 */
export function createStripeApi(options: StripeApiOptions): StripeApi {
  const { secretKey, apiBase, clock, log, timeoutMs = 8000 } = options
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(apiBase),
  })
  const newBreaker = () => new CircuitBreaker({ clock, maxFailures: 5, windowMs: 30_000, openMs: 30_000 })
  const breakers = { reads: newBreaker(), writes: newBreaker() }
  let readsPauseUntilMs = 0

  function pauseReads(limit: Stripe.errors.StripeRateLimitError) {
    readsPauseUntilMs = clock.now().getTime() + pauseMsOf(limit)
    log.warn({ err: limit }, 'Stripe limits requests')
  }

  function failureOf(cause: unknown, breaker: CircuitBreaker) {
    if (isRefusal(cause)) {
      breaker.reportSuccess()
      log.error({ err: cause }, 'Stripe refused a request')
      return new Failure('PURCHASE_ERROR', { cause })
    }
    if (cause instanceof Stripe.errors.StripeRateLimitError) {
      breaker.reportSuccess()
      pauseReads(cause)
    } else {
      breaker.reportFailure()
      log.warn({ err: cause }, 'Stripe does not answer')
    }
    return new Failure('PAYMENT_PROVIDER_UNAVAILABLE', { cause })
  }

  async function ask<Value>(act: () => Promise<Value>, breaker: CircuitBreaker) {
    if (!breaker.admit()) return new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
    try {
      const value = await within(timeoutMs, act())
      breaker.reportSuccess()
      return value
    } catch (cause) {
      return failureOf(cause, breaker)
    }
  }

  async function onceMoreIfLimited<Value>(act: () => Promise<Value>): Promise<Value> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeRateLimitError) || pauseMsOf(error) > longestWaitMs)
        throw error
      pauseReads(error)
      await sleep(pauseMsOf(error))
      return act()
    }
  }

  return {
    stripe,
    async read(act) {
      if (clock.now().getTime() < readsPauseUntilMs) return new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
      return ask(act, breakers.reads)
    },
    write: (act) => ask(() => onceMoreIfLimited(act), breakers.writes),
    openCircuits: () => circuits.filter((calls) => breakers[calls].isOpen),
  }
}
