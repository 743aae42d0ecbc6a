import { paymentLocales } from '@olympus/contract/locales'
import { purchaseMethods } from '@olympus/contract/purchase'
import { Stripe } from 'stripe'
import type { Clock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import { CircuitBreaker } from '../circuit-breaker.ts'
import type { CheckoutOrder, PaymentFact, PaymentProvider } from '../payment-provider.ts'
import { attemptFact, disputeFacts, eventFact, refundFact, sessionFact } from './stripe-facts.ts'
import { toStripeAmount } from './stripe-rules.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Two secrets during a rotation. */
  readonly webhookSecrets: readonly string[]
  /** Replaces the URL of the Stripe API, for tests. */
  readonly apiBase: string | null
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
  /** Maximum time that a player waits for Stripe. */
  readonly timeoutMs?: number | undefined
}

const webhookToleranceSeconds = 300
const returnsPerPage = 100

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

const sessionOf = (order: CheckoutOrder, publicUrl: string): Stripe.Checkout.SessionCreateParams => {
  const { donationId, coins, amountCents, currency, locale, email, returnPath, expiresAt } = order
  const metadata = { donation_id: String(donationId) }
  return {
    mode: 'payment',
    client_reference_id: String(donationId),
    // `card` includes mobile wallets on the Stripe page.
    allowed_payment_method_types: ['card'],
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amountCents, currency),
          product_data: { name: `${coins} Olympus Coins` },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    locale: paymentLocales[locale].stripe,
    success_url: publicUrl + returnPath,
    cancel_url: publicUrl + returnPath,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}

/** Stripe's hosted Checkout by redirect: the portal handles no card data and loads no third-party script. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecrets, apiBase, publicUrl, clock, log, timeoutMs = 8000 } = options
  const isLive = secretKey.includes('_live_')
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(apiBase),
  })
  const breaker = new CircuitBreaker({ clock, maxFailures: 5, windowMs: 30_000, openMs: 30_000 })

  async function ask<Value>(act: () => Promise<Value>) {
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
  }

  function genuineEvent(body: Buffer, signature: string): Stripe.Event | null {
    for (const secret of webhookSecrets) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, secret, webhookToleranceSeconds)
        return event.livemode === isLive ? event : null
      } catch {
        // The signature does not match this secret; try the next one.
      }
    }
    return null
  }

  return {
    name: 'stripe',
    methods: purchaseMethods,

    async createCheckout(order) {
      const session = await ask(() =>
        stripe.checkout.sessions.create(sessionOf(order, publicUrl), {
          idempotencyKey: `donation-${order.donationId}`,
        }),
      )
      if (session instanceof Failure) return session
      if (!session.url) return new Failure('PURCHASE_ERROR')
      return { reference: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },

    async readCheckout(reference) {
      const session = await ask(() =>
        stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
      )
      if (session instanceof Failure)
        return new Failure('PAYMENT_PROVIDER_UNAVAILABLE', { cause: session.details.cause })
      const now = clock.now()
      const facts = [attemptFact(session, now), sessionFact(session, now)]
      return facts.filter((fact): fact is PaymentFact => fact !== null)
    },

    async readReturns({ kind, since, cursor }) {
      const query = {
        limit: returnsPerPage,
        created: { gte: Math.floor(since.getTime() / 1000) },
        ...(cursor && { starting_after: cursor }),
      }
      const now = clock.now()
      const page = await (kind === 'refund'
        ? ask(async () => {
            const { data, has_more } = await stripe.refunds.list(query)
            return { data, has_more, facts: data.flatMap((refund) => refundFact(refund, now) ?? []) }
          })
        : ask(async () => {
            const { data, has_more } = await stripe.disputes.list(query)
            return { data, has_more, facts: data.flatMap(disputeFacts) }
          }))
      if (page instanceof Failure)
        return new Failure('PAYMENT_PROVIDER_UNAVAILABLE', { cause: page.details.cause })
      return {
        facts: page.facts,
        nextCursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
      }
    },

    async refund({ idempotencyKey, paymentReference, amountCents, currency }) {
      const amount = toStripeAmount(amountCents, currency)
      const refund = await ask(() =>
        stripe.refunds.create({ payment_intent: paymentReference, amount }, { idempotencyKey }),
      )
      if (refund instanceof Failure) return refund
      return refundFact(refund, clock.now()) ?? new Failure('PURCHASE_ERROR')
    },

    async readWebhook(body, headers) {
      const event = genuineEvent(body, headers.get('stripe-signature') ?? '')
      return event && { eventId: event.id, eventType: event.type, ...eventFact(event) }
    },
  }
}
