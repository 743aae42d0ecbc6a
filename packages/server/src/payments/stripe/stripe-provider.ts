import { paymentLocales } from '@olympus/contract/locales'
import { purchaseMethods } from '@olympus/contract/purchase'
import type { Stripe } from 'stripe'
import { Failure } from '../../failure.ts'
import type {
  CheckoutOrder,
  EventRejection,
  PaymentFact,
  PaymentProvider,
  ReturnsPage,
  ReturnsQuery,
} from '../payment-provider.ts'
import { createStripeApi, type StripeApi, type StripeApiOptions } from './stripe-api.ts'
import { attemptFact, disputeFacts, eventFact, refundFact, sessionFact } from './stripe-facts.ts'
import { toStripeAmount } from './stripe-rules.ts'

interface StripeOptions extends StripeApiOptions {
  /** Two secrets during a rotation. */
  readonly webhookSecrets: readonly string[]
  readonly publicUrl: string
}

const webhookToleranceSeconds = 300
const returnsPerPage = 100

const unavailable = ({ details: { cause } }: Failure) =>
  new Failure('PAYMENT_PROVIDER_UNAVAILABLE', { cause })

const sessionOf = (order: CheckoutOrder, publicUrl: string): Stripe.Checkout.SessionCreateParams => {
  const { purchaseId, coins, amountCents, currency, locale, email, returnPath, expiresAt } = order
  const metadata = { donation_id: String(purchaseId) }
  return {
    mode: 'payment',
    client_reference_id: String(purchaseId),
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

async function readReturns(
  { stripe, read }: StripeApi,
  { kind, since, cursor }: ReturnsQuery,
  now: Date,
): Promise<ReturnsPage | Failure<'PAYMENT_PROVIDER_UNAVAILABLE'>> {
  const query = {
    limit: returnsPerPage,
    created: { gte: Math.floor(since.getTime() / 1000) },
    ...(cursor && { starting_after: cursor }),
  }
  const page = await (kind === 'refund'
    ? read(async () => {
        const { data, has_more } = await stripe.refunds.list(query)
        return { data, has_more, facts: data.flatMap((refund) => refundFact(refund, now) ?? []) }
      })
    : read(async () => {
        const { data, has_more } = await stripe.disputes.list(query)
        return { data, has_more, facts: data.flatMap(disputeFacts) }
      }))
  if (page instanceof Failure) return unavailable(page)
  return {
    facts: page.facts,
    nextCursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
  }
}

interface SignedBody {
  readonly body: Buffer
  readonly signature: string
}

function genuineEvent(
  { webhooks }: Stripe,
  { body, signature }: SignedBody,
  { secretKey, webhookSecrets }: StripeOptions,
): Stripe.Event | EventRejection {
  const isLive = secretKey.includes('_live_')
  for (const secret of webhookSecrets) {
    try {
      const event = webhooks.constructEvent(body, signature, secret, webhookToleranceSeconds)
      return event.livemode === isLive ? event : 'wrong-mode'
    } catch {
      // The signature does not match this secret; try the next one.
    }
  }
  return 'bad-signature'
}

/** Stripe's hosted Checkout by redirect: the portal handles no card data and loads no third-party script. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { publicUrl, clock } = options
  const api = createStripeApi(options)
  const { stripe, read, write, openCircuits } = api

  return {
    name: 'stripe',
    methods: purchaseMethods,
    openCircuits,

    async createCheckout(order) {
      const session = await write(() =>
        stripe.checkout.sessions.create(sessionOf(order, publicUrl), {
          idempotencyKey: `donation-${order.purchaseId}`,
        }),
      )
      if (session instanceof Failure) return session
      if (!session.url) return new Failure('PURCHASE_ERROR')
      return { reference: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },

    async readCheckout(reference) {
      const session = await read(() =>
        stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
      )
      if (session instanceof Failure) return unavailable(session)
      const now = clock.now()
      const facts = [attemptFact(session, now), sessionFact(session, now)]
      return facts.filter((fact): fact is PaymentFact => fact !== null)
    },

    readReturns: (query) => readReturns(api, query, clock.now()),

    async refund({ idempotencyKey, paymentReference, amountCents, currency }) {
      const amount = toStripeAmount(amountCents, currency)
      const refund = await write(() =>
        stripe.refunds.create({ payment_intent: paymentReference, amount }, { idempotencyKey }),
      )
      if (refund instanceof Failure) return refund
      return refundFact(refund, clock.now()) ?? new Failure('PURCHASE_ERROR')
    },

    async readWebhook(body, headers) {
      const signature = headers.get('stripe-signature')
      if (!signature) return null
      const event = genuineEvent(stripe, { body, signature }, options)
      return typeof event === 'string'
        ? event
        : { eventId: event.id, eventType: event.type, ...eventFact(event) }
    },
  }
}
