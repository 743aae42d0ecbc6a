import type { Stripe } from 'stripe'
import type { PaymentEvent, PaymentFact, ReturnFact } from '../payment-provider.ts'
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

/** The fact about the payment of a checkout session at a given time; null while it is unpaid. */
export function sessionFact(session: Stripe.Checkout.Session, at: Date): PaymentFact | null {
  if (session.status === 'expired') return { kind: 'expired', at }
  if (session.status !== 'complete') return null
  return session.payment_status === 'unpaid' ? { kind: 'processing', at } : paid(session, at)
}

/** The error of the last attempt, if the session was read with its payment expanded. */
export function attemptFact(session: Stripe.Checkout.Session, at: Date): PaymentFact | null {
  const intent = session.payment_intent
  if (!intent || typeof intent === 'string' || !intent.last_payment_error) return null
  if (session.payment_status !== 'unpaid') return null
  const kind = session.status === 'complete' && intent.status !== 'processing' ? 'failed' : 'attempt-failed'
  return { kind, at, failure: failureOf(intent.last_payment_error) }
}

type EventFact = Omit<PaymentEvent, 'eventId' | 'eventType'>

const purchaseIdOf = (text: string | null | undefined) =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null

const ofSession = (session: Stripe.Checkout.Session, fact: PaymentFact | null): EventFact => ({
  purchaseId: purchaseIdOf(session.client_reference_id),
  checkoutReference: session.id,
  paymentReference: idOf(session.payment_intent),
  fact,
})

const nothing: EventFact = { purchaseId: null, checkoutReference: null, paymentReference: null, fact: null }

interface OfPayment {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly payment_intent?: string | { readonly id: string } | null
}

/** Null if the payment does not belong to a Checkout session. */
function returnFact(object: OfPayment, at: Date, kind: ReturnFact['kind']): ReturnFact | null {
  const paymentReference = idOf(object.payment_intent)
  if (!paymentReference) return null
  const currency = object.currency.toUpperCase()
  const amountCents = fromStripeAmount(object.amount, currency)
  return { kind, at, paymentReference, reference: object.id, amountCents, currency }
}

/** The fact of a refund. A refund not yet confirmed by the bank counts until it fails. */
export const refundFact = (refund: Stripe.Refund, at: Date): ReturnFact | null =>
  returnFact(
    refund,
    at,
    refund.status === 'failed' || refund.status === 'canceled' ? 'refund-failed' : 'refunded',
  )

const disputeFact = (dispute: Stripe.Dispute, at: Date, kind: 'disputed' | 'dispute-won') =>
  returnFact(dispute, at, kind)

/** The fact of a dispute. An inquiry of a bank moves no money and yields no fact. */
export function disputeFacts(dispute: Stripe.Dispute): ReturnFact[] {
  const facts = dispute.balance_transactions.map(({ amount, created }) =>
    disputeFact(dispute, moment(created), amount < 0 ? 'disputed' : 'dispute-won'),
  )
  return facts.filter((fact) => fact !== null)
}

const ofReturn = (fact: ReturnFact | null): EventFact =>
  fact ? { ...nothing, paymentReference: fact.paymentReference, fact } : nothing

/** The fact of an event. */
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
        purchaseId: purchaseIdOf(intent.metadata['donation_id']),
        checkoutReference: null,
        paymentReference: intent.id,
        fact: { kind: 'attempt-failed', at, failure: failureOf(intent.last_payment_error) },
      }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofReturn(refundFact(event.data.object, at))
    case 'charge.dispute.funds_withdrawn':
      return ofReturn(disputeFact(event.data.object, at, 'disputed'))
    case 'charge.dispute.funds_reinstated':
      return ofReturn(disputeFact(event.data.object, at, 'dispute-won'))
    default:
      return nothing
  }
}
