import { expect, it } from 'vitest'
import { permutations } from '../../testing/permutations.ts'
import { type Settlement, withFact } from './settlement-rules.ts'

const asked = { amountCents: 4999, currency: 'EUR' }
const unknown: Settlement = {
  processingAt: null,
  attemptFailedAt: null,
  failedAt: null,
  lastFailure: null,
  expiredAt: null,
  mismatchedAt: null,
  paidAt: null,
  paymentReference: null,
}

type Fact = Parameters<typeof withFact>[1]
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second))
const paid = (changes: { amountCents?: number; currency?: string } = {}): Fact => ({
  kind: 'paid',
  at: at(9),
  paymentReference: 'pi_1',
  ...asked,
  ...changes,
})

const facts: Fact[] = [
  { kind: 'attempt-failed', at: at(1), failure: 'PAYMENT_INSUFFICIENT_FUNDS' },
  { kind: 'attempt-failed', at: at(2), failure: 'PAYMENT_CARD_DETAILS_INCORRECT' },
  { kind: 'processing', at: at(3) },
  { kind: 'failed', at: at(4), failure: 'PAYMENT_FAILED' },
  { kind: 'expired', at: at(5) },
  paid(),
]

it('events give the same settlement in every order, even if repeated', () => {
  const results = permutations(facts).map((order) =>
    [...order, ...order].reduce((known, fact) => withFact(known, fact, asked), unknown),
  )
  expect(results).toHaveLength(720)
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  expect(results[0]).toEqual({
    processingAt: at(3),
    attemptFailedAt: at(2),
    failedAt: at(4),
    lastFailure: 'PAYMENT_FAILED',
    expiredAt: at(5),
    mismatchedAt: null,
    paidAt: at(9),
    paymentReference: 'pi_1',
  })
})

it('two failures at the same moment give the same reason in both orders', () => {
  const both: Fact[] = [
    { kind: 'attempt-failed', at: at(1), failure: 'PAYMENT_INSUFFICIENT_FUNDS' },
    { kind: 'failed', at: at(1), failure: 'PAYMENT_FAILED' },
  ]
  const last = permutations(both).map(
    (order) => order.reduce((known, fact) => withFact(known, fact, asked), unknown).lastFailure,
  )
  expect(last[0]).toBe(last[1])
})

it.each([
  ['less', { amountCents: 4998 }],
  ['more', { amountCents: 5000 }],
  ['nothing', { amountCents: 0 }],
  ['another currency', { currency: 'USD' }],
])('%s is not a payment of this purchase', (_what, changes) => {
  const settled = withFact(unknown, paid(changes), asked)
  expect(settled).toMatchObject({ paidAt: null, mismatchedAt: at(9) })
  expect(withFact(settled, paid(), asked)).toMatchObject({ paidAt: at(9) })
})

it('currencies are compared case-insensitively', () => {
  expect(withFact(unknown, paid({ currency: 'eur' }), asked).paidAt).toEqual(at(9))
})
