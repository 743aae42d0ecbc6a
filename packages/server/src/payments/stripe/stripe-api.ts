import { Stripe } from 'stripe'
import type { Clock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import { CircuitBreaker } from '../circuit-breaker.ts'

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
  readonly ask: AskStripe
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

/** The SDK, behind a deadline and a circuit breaker. */
export function createStripeApi(options: StripeApiOptions): StripeApi {
  const { secretKey, apiBase, clock, log, timeoutMs = 8000 } = options
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(apiBase),
  })
  const breaker = new CircuitBreaker({ clock, maxFailures: 5, windowMs: 30_000, openMs: 30_000 })

  return {
    stripe,
    async ask(act) {
      if (!breaker.admit()) return new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
      try {
        const value = await within(timeoutMs, act())
        breaker.reportSuccess()
        return value
      } catch (cause) {
        if (isRefusal(cause)) {
          breaker.reportSuccess()
          log.error({ err: cause }, 'Stripe refused a request')
          return new Failure('PURCHASE_ERROR', { cause })
        }
        breaker.reportFailure()
        log.warn({ err: cause }, 'Stripe does not answer')
        return new Failure('PAYMENT_PROVIDER_UNAVAILABLE', { cause })
      }
    },
  }
}
