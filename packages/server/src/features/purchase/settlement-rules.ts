import type { PaymentFailure } from '@olympus/contract/purchase'

/** The known facts about the payment of a purchase. The result does not depend on the order of facts. */
export interface Settlement {
  readonly processingAt: Date | null
  readonly attemptFailedAt: Date | null
  readonly failedAt: Date | null
  readonly lastFailure: PaymentFailure | null
  readonly expiredAt: Date | null
  readonly mismatchedAt: Date | null
  readonly paidAt: Date | null
  readonly paymentReference: string | null
}

type Fact =
  | { readonly kind: 'processing' | 'expired'; readonly at: Date }
  | { readonly kind: 'attempt-failed' | 'failed'; readonly at: Date; readonly failure: PaymentFailure }
  | {
      readonly kind: 'paid'
      readonly at: Date
      readonly amountCents: number
      readonly currency: string
      readonly paymentReference: string | null
    }

/** The price of the purchase. */
export interface Asked {
  readonly amountCents: number
  readonly currency: string
}

const earlier = (one: Date | null, other: Date) => (one && one <= other ? one : other)
const later = (one: Date | null, other: Date) => (one && one >= other ? one : other)

/**
 * The latest failure. Ties within a millisecond are broken by name, so the order of facts does not matter.
 */
function lastFailure(known: Settlement, at: Date, failure: PaymentFailure): PaymentFailure {
  const knownAt = Math.max(known.attemptFailedAt?.getTime() ?? 0, known.failedAt?.getTime() ?? 0)
  if (!known.lastFailure || at.getTime() > knownAt) return failure
  if (at.getTime() < knownAt) return known.lastFailure
  return failure > known.lastFailure ? failure : known.lastFailure
}

/** Adds one fact. A payment with another amount or currency than `asked` does not pay the purchase. */
export function withFact(known: Settlement, fact: Fact, asked: Asked): Settlement {
  switch (fact.kind) {
    case 'processing':
      return { ...known, processingAt: later(known.processingAt, fact.at) }
    case 'attempt-failed':
      return {
        ...known,
        lastFailure: lastFailure(known, fact.at, fact.failure),
        attemptFailedAt: later(known.attemptFailedAt, fact.at),
      }
    case 'failed':
      return {
        ...known,
        lastFailure: lastFailure(known, fact.at, fact.failure),
        failedAt: later(known.failedAt, fact.at),
      }
    case 'expired':
      return { ...known, expiredAt: earlier(known.expiredAt, fact.at) }
    case 'paid': {
      const isAsked = fact.amountCents === asked.amountCents && fact.currency.toUpperCase() === asked.currency
      if (!isAsked) return { ...known, mismatchedAt: earlier(known.mismatchedAt, fact.at) }
      return {
        ...known,
        paidAt: earlier(known.paidAt, fact.at),
        paymentReference: known.paymentReference ?? fact.paymentReference,
      }
    }
  }
}
