import { expect, it } from 'vitest'
import { withdrawableUntil, withdrawalEnd, withdrawalRefusal } from './withdrawal-rules.ts'

const paidAt = new Date('2026-01-10T15:30:00Z')
const bought = { state: 'succeeded', coins: 5000, bonusCoins: 750, paidAt } as const
const wallet = { balanceCoins: 5750, debtCoins: 0 }
const now = new Date('2026-01-11T00:00:00Z')

it('the 14 days start after the day of the payment and end with the last day', () => {
  expect(withdrawalEnd(paidAt)).toEqual(new Date('2026-01-25T00:00:00Z'))
  expect(withdrawalEnd(new Date('2026-01-10T00:00:00Z'))).toEqual(new Date('2026-01-25T00:00:00Z'))
  expect(withdrawalEnd(new Date('2028-02-20T23:59:59.999Z'))).toEqual(new Date('2028-03-06T00:00:00Z'))
})

it('is possible until the last millisecond', () => {
  expect(withdrawalRefusal(bought, wallet, paidAt)).toBeNull()
  expect(withdrawalRefusal(bought, wallet, new Date('2026-01-24T23:59:59.999Z'))).toBeNull()
  expect(withdrawalRefusal(bought, wallet, new Date('2026-01-25T00:00:00Z'))).toBe('WITHDRAWAL_PERIOD_OVER')
})

it.each([
  [5750, 0, null],
  [9000, 0, null],
  [5749, 0, 'COINS_ALREADY_SPENT'],
  [0, 0, 'COINS_ALREADY_SPENT'],
  [5750, 1, 'COINS_ALREADY_SPENT'],
])('a balance of %i and a debt of %i: %s', (balanceCoins, debtCoins, refusal) => {
  expect(withdrawalRefusal(bought, { balanceCoins, debtCoins }, now)).toBe(refusal)
})

it.each([
  'pending',
  'verifying',
  'withdrawn',
  'partially-refunded',
  'refunded',
  'disputed',
  'failed',
  'expired',
] as const)('a purchase that is %s cannot be withdrawn', (state) => {
  expect(withdrawalRefusal({ ...bought, state }, wallet, now)).toBe('WITHDRAWAL_NOT_POSSIBLE')
})

it('returns the end only while a withdrawal is possible', () => {
  expect(withdrawableUntil(bought, wallet, now)).toBe('2026-01-25T00:00:00.000Z')
  expect(withdrawableUntil({ ...bought, paidAt: null }, wallet, now)).toBeNull()
  expect(withdrawableUntil(bought, { ...wallet, balanceCoins: 0 }, now)).toBeNull()
})
