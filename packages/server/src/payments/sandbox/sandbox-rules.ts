import type { PaymentFailure } from '@olympus/contract/purchase'

/** Outcome of a payment. `canRetry`: another attempt on the same page is possible. */
export type Verdict =
  | {
      readonly isPaid: true
      /** Whether the bank disputes the payment later. */
      readonly isDisputed: boolean
    }
  | { readonly isPaid: false; readonly failure: PaymentFailure; readonly canRetry: boolean }

interface TestCard {
  readonly number: string
  readonly verdict: Verdict
}

const refused = (failure: PaymentFailure, canRetry: boolean): Verdict => ({
  isPaid: false,
  failure,
  canRetry,
})

/** The only cards that the sandbox accepts: test numbers, not real cards. */
export const testCards = [
  { number: '4242424242424242', verdict: { isPaid: true, isDisputed: false } },
  { number: '4000000000000259', verdict: { isPaid: true, isDisputed: true } },
  { number: '4000000000009995', verdict: refused('PAYMENT_INSUFFICIENT_FUNDS', true) },
  { number: '4000000000000127', verdict: refused('PAYMENT_CARD_DETAILS_INCORRECT', true) },
  { number: '4000000000000119', verdict: refused('PAYMENT_PROVIDER_UNAVAILABLE', false) },
  { number: '4000000000000002', verdict: refused('PAYMENT_FAILED', false) },
] as const satisfies readonly TestCard[]

export const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Whether the check digit of a card number is correct (Luhn). */
export function hasValidChecksum(number: string): boolean {
  const digits = [...number].toReversed().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

export interface CardForm {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}

export type CardField = keyof CardForm

/** Possible errors of each field. */
interface Problems {
  readonly number: 'missing' | 'malformed' | 'unknown-card'
  readonly expiry: 'missing' | 'malformed' | 'past'
  readonly cvc: 'missing' | 'malformed'
  readonly name: 'missing'
}
export type ProblemOf<Field extends CardField> = Problems[Field]
export type CardProblems = { readonly [Field in CardField]: ProblemOf<Field> | null }

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '')

function numberProblem(text: string): ProblemOf<'number'> | null {
  const number = digitsOf(text)
  if (number === '') return 'missing'
  if (!/^\d{12,19}$/.test(number) || !hasValidChecksum(number)) return 'malformed'
  return testCards.some((card) => card.number === number) ? null : 'unknown-card'
}

/** A card is valid until its month has ended in every time zone. */
function expiryProblem(text: string, now: Date): ProblemOf<'expiry'> | null {
  if (text.trim() === '') return 'missing'
  const [, monthText, yearText] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  const month = Number(monthText)
  if (!monthText || !yearText || month < 1 || month > 12) return 'malformed'
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0)
  return Date.UTC(year, month, 1, 12) <= now.getTime() ? 'past' : null
}

function cvcProblem(text: string): ProblemOf<'cvc'> | null {
  if (text.trim() === '') return 'missing'
  return /^\d{3,4}$/.test(text.trim()) ? null : 'malformed'
}

/** Errors of a card form, by field. */
export const cardProblems = ({ number, expiry, cvc, name }: CardForm, now: Date): CardProblems => ({
  number: numberProblem(number),
  expiry: expiryProblem(expiry, now),
  cvc: cvcProblem(cvc),
  name: name.trim() === '' ? 'missing' : null,
})

export const hasProblems = (problems: CardProblems): boolean =>
  Object.values(problems).some((problem) => problem !== null)

/** Outcome for a valid card. */
export const cardVerdict = (number: string): Verdict =>
  testCards.find((card) => card.number === digitsOf(number))?.verdict ?? refused('PAYMENT_FAILED', false)

interface CheckoutState {
  readonly outcome: 'paid' | PaymentFailure | null
  readonly completedAt: Date | null
  readonly settlesAt: Date | null
  readonly isSettled: boolean
  readonly lastFailure: PaymentFailure | null
  readonly lastFailedAt: Date | null
  readonly expiresAt: Date
  readonly isExpired: boolean
  readonly amountCents: number
  readonly currency: string
}

/** Prefix of a checkout ID that makes the reference of its payment. */
export const paymentPrefix = 'sandbox_'

/** A dispute over the full amount. */
export const disputeOf = (
  {
    id,
    amountCents,
    currency,
  }: { readonly id: string; readonly amountCents: number; readonly currency: string },
  at: Date,
) => ({
  kind: 'disputed' as const,
  at,
  paymentReference: paymentPrefix + id,
  reference: `dispute_${id}`,
  amountCents,
  currency,
})

/** All facts of a checkout, in the types of the port. */
export function factsOf(checkoutId: string, checkout: CheckoutState) {
  const { outcome, settlesAt, completedAt, isSettled, lastFailure, lastFailedAt } = checkout
  const attempt =
    lastFailure && lastFailedAt
      ? [{ kind: 'attempt-failed' as const, at: lastFailedAt, failure: lastFailure }]
      : []
  if (!outcome || !settlesAt || !completedAt)
    return checkout.isExpired ? [...attempt, { kind: 'expired' as const, at: checkout.expiresAt }] : attempt
  if (!isSettled) return [...attempt, { kind: 'processing' as const, at: completedAt }]
  if (outcome !== 'paid') return [...attempt, { kind: 'failed' as const, at: settlesAt, failure: outcome }]
  const { amountCents, currency } = checkout
  const paymentReference = paymentPrefix + checkoutId
  return [...attempt, { kind: 'paid' as const, at: settlesAt, amountCents, currency, paymentReference }]
}
