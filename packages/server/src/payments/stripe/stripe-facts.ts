import type { Stripe } from 'stripe'
import type { PaymentFact } from '../payment-provider.ts'
import { failureOf, fromStripeAmount } from './stripe-rules.ts'

const idOf = (object: string | { readonly id: string } | null | undefined) =>
  typeof object === 'string' ? object : (object?.id ?? null)

const moment = (seconds: number) => new Date(seconds * 1000)

function paid(session: Stripe.Checkout.Session, at: Date): PaymentFact {
  const currency = (session.currency ?? '').toUpperCase()
  return {
    kind: 'paid',
    at,
    amountCents: fromStripeAmount(session.amount_total ?? 0, currency),
    currency,
    paymentReference: idOf(session.payment_intent),
  }
}

/** What a session says of its payment, as of a moment; null while nobody has paid. */
export function sessionFact(session: Stripe.Checkout.Session, at: Date): PaymentFact | null {
  if (session.status === 'expired') return { kind: 'expired', at }
  if (session.status !== 'complete') return null
  return session.payment_status === 'unpaid' ? { kind: 'processing', at } : paid(session, at)
}

/** The error of the last attempt, where the session was read with its payment. */
export function attemptFact(session: Stripe.Checkout.Session, at: Date): PaymentFact | null {
  const intent = session.payment_intent
  if (!intent || typeof intent === 'string' || !intent.last_payment_error) return null
  if (session.payment_status !== 'unpaid') return null
  const kind = session.status === 'complete' && intent.status !== 'processing' ? 'failed' : 'attempt-failed'
  return { kind, at, failure: failureOf(intent.last_payment_error) }
}

interface EventFact {
  readonly donationId: number | null
  readonly paymentReference: string | null
  readonly fact: PaymentFact | null
}

const donationIdOf = (text: string | null | undefined) =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null

const ofSession = (session: Stripe.Checkout.Session, fact: PaymentFact | null): EventFact => ({
  donationId: donationIdOf(session.client_reference_id),
  paymentReference: idOf(session.payment_intent),
  fact,
})

const nothing: EventFact = { donationId: null, paymentReference: null, fact: null }

/** What an event says. A payment that is given back in part is left to people. */
export function eventFact(event: Stripe.Event): EventFact {
  const at = moment(event.created)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofSession(event.data.object, sessionFact(event.data.object, at))
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, { kind: 'failed', at, failure: 'PAYMENT_FAILED' })
    case 'payment_intent.payment_failed': {
      const intent = event.data.object
      return {
        donationId: donationIdOf(intent.metadata['donation_id']),
        paymentReference: intent.id,
        fact: { kind: 'attempt-failed', at, failure: failureOf(intent.last_payment_error) },
      }
    }
    case 'charge.refunded': {
      const charge = event.data.object
      return {
        donationId: donationIdOf(charge.metadata['donation_id']),
        paymentReference: idOf(charge.payment_intent),
        fact: charge.refunded ? { kind: 'refunded', at } : null,
      }
    }
    case 'charge.dispute.funds_withdrawn':
      return {
        donationId: null,
        paymentReference: idOf(event.data.object.payment_intent),
        fact: { kind: 'refunded', at },
      }
    default:
      return nothing
  }
}
