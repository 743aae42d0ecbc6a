import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { coinsTakenBack, dueActs, type PaymentReturn, returnedOf } from './return-rules.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second))
const asked = { amountCents: 4999, currency: 'EUR' }
const sold = { amountCents: 4999, coins: 5000, bonusCoins: 750 }
const kept = { refundedCents: 0, disputedCents: 0, withdrawnAt: null }

const returned = (changes: Partial<PaymentReturn> = {}): PaymentReturn => ({
  kind: 'refund',
  amountCents: 1000,
  currency: 'EUR',
  returnedAt: at(1),
  undoneAt: null,
  ...changes,
})

it('refunds and disputes add up to at most the amount paid, without those that were reversed', () => {
  const returns = [
    returned(),
    returned({ amountCents: 500, returnedAt: at(4) }),
    returned({ kind: 'dispute', amountCents: 2000, returnedAt: at(3) }),
    returned({ amountCents: 700, undoneAt: at(9) }),
    returned({ kind: 'dispute', amountCents: 900, returnedAt: null, undoneAt: at(2) }),
  ]
  expect(returnedOf(returns, asked)).toEqual({
    refundedCents: 1500,
    disputedCents: 2000,
    returnedAt: at(9),
  })
  expect(returnedOf([returned({ amountCents: 4000 }), ...returns], asked).refundedCents).toBe(4999)
  expect(returnedOf([], asked)).toEqual({ refundedCents: 0, disputedCents: 0, returnedAt: null })
})

it('a dispute in another currency counts as the whole payment', () => {
  const dispute = returned({ kind: 'dispute', amountCents: 5, currency: 'USD' })
  expect(returnedOf([dispute], asked).disputedCents).toBe(4999)
  expect(returnedOf([{ ...dispute, currency: 'eur' }], asked).disputedCents).toBe(5)
})

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [1000, 0, 1150],
  [1000, 1000, 2300],
  [4998, 0, 5748],
  [4999, 0, 5750],
  [0, 4999, 5750],
  [4999, 4999, 5750],
])(
  'of 4999 cents, %i refunded and %i disputed take back %i of 5750 coins',
  (refundedCents, disputedCents, coins) => {
    expect(coinsTakenBack(sold, { refundedCents, disputedCents, withdrawnAt: null })).toBe(coins)
  },
)

it('the share taken back is exact for the largest amounts, and never exceeds the purchase', () => {
  const largest = fc.integer({ min: 1, max: 2 ** 50 })
  fc.assert(
    fc.property(largest, largest, fc.nat(100), (amountCents, coins, percent) => {
      const refundedCents = Math.floor((amountCents / 100) * percent)
      const taken = coinsTakenBack({ amountCents, coins, bonusCoins: 0 }, { ...kept, refundedCents })
      expect(BigInt(taken) * BigInt(amountCents)).toBeLessThanOrEqual(BigInt(coins) * BigInt(refundedCents))
      expect(taken).toBeLessThanOrEqual(coins)
    }),
  )
})

it('a withdrawal takes all coins before any money has moved', () => {
  expect(coinsTakenBack(sold, { ...kept, withdrawnAt: at(1) })).toBe(5750)
})

it('coins are credited once, taken back with the money and credited again when it returns', () => {
  const none = { isCredited: false, reversedCoins: 0 }
  const credited = { isCredited: true, reversedCoins: 0 }
  const open = { ...kept, paidAt: null }
  const paid = { ...kept, paidAt: at(1) }
  const half = { ...paid, refundedCents: 2500 }
  const all = { ...paid, disputedCents: 4999 }
  expect(dueActs(sold, open, none)).toEqual([])
  expect(dueActs(sold, { ...open, refundedCents: 4999 }, none)).toEqual([])
  expect(dueActs(sold, paid, none)).toEqual([{ kind: 'credit', coins: 5750 }])
  expect(dueActs(sold, paid, credited)).toEqual([])
  expect(dueActs(sold, half, credited)).toEqual([{ kind: 'reverse', coins: 2875 }])
  expect(dueActs(sold, half, none)).toEqual([
    { kind: 'credit', coins: 5750 },
    { kind: 'reverse', coins: 2875 },
  ])
  expect(dueActs(sold, all, none)).toEqual([])
  expect(dueActs(sold, all, { isCredited: true, reversedCoins: 2875 })).toEqual([
    { kind: 'reverse', coins: 2875 },
  ])
  expect(dueActs(sold, paid, { isCredited: true, reversedCoins: 5750 })).toEqual([
    { kind: 'reinstate', coins: 5750 },
  ])
})
