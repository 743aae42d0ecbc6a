import { expect, it } from 'vitest'
import { withdrawalDeadlines, withdrawalEnd, withdrawalRefusal } from './withdrawal-rules.ts'

const paidAt = new Date('2026-01-10T15:30:00Z')
const bought = { state: 'succeeded', coins: 5000, bonusCoins: 750, paidAt } as const
const wallet = { balanceCoins: 5750, debtCoins: 0 }
const now = new Date('2026-01-11T00:00:00Z')

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** The legal end for a player whose clock is `hours` ahead of UTC. */
function legalEnd(at: Date, hours: number): number {
  const startOfDay = Math.floor((at.getTime() + hours * hourMs) / dayMs)
  let lastDay = startOfDay + 14
  // Day 0 of the era was a Thursday.
  while ([2, 3].includes(lastDay % 7)) lastDay += 1
  return (lastDay + 1) * dayMs - hours * hourMs
}

it('gives at least 14 days after the day of the payment in every time zone, and never ends on a weekend', () => {
  for (let hour = 0; hour < 14 * 24; hour++) {
    const at = new Date(Date.UTC(2026, 0, 5) + hour * hourMs + 1)
    const end = withdrawalEnd(at).getTime()
    for (let zone = -12; zone <= 14; zone++) expect(end).toBeGreaterThanOrEqual(legalEnd(at, zone))
    expect(end - at.getTime()).toBeLessThan(20 * dayMs)
  }
})

it.each([
  ['Monday', '2026-01-05T15:30:00Z', '2026-01-21T00:00:00Z'],
  ['Saturday', '2026-01-10T15:30:00Z', '2026-01-28T00:00:00Z'],
])('a payment on a %s, %s, can be withdrawn until %s', (_, paid, end) => {
  expect(withdrawalEnd(new Date(paid))).toEqual(new Date(end))
})

it('is possible until the last millisecond', () => {
  expect(withdrawalRefusal(bought, wallet, paidAt)).toBeNull()
  const end = withdrawalEnd(paidAt)
  expect(withdrawalRefusal(bought, wallet, new Date(end.getTime() - 1))).toBeNull()
  expect(withdrawalRefusal(bought, wallet, end)).toBe('WITHDRAWAL_PERIOD_OVER')
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

it('tells the deadline while a withdrawal is possible', () => {
  const end = '2026-01-28T00:00:00.000Z'
  expect(withdrawalDeadlines(bought, wallet, now)).toEqual({ withdrawableUntil: end, withdrawalEndsAt: end })
  const spent = { ...wallet, balanceCoins: 0 }
  expect(withdrawalDeadlines(bought, spent, now)).toEqual({ withdrawableUntil: null, withdrawalEndsAt: end })
})

it('tells no deadline once it is over, or without a payment', () => {
  const none = { withdrawableUntil: null, withdrawalEndsAt: null }
  expect(withdrawalDeadlines(bought, wallet, withdrawalEnd(paidAt))).toEqual(none)
  expect(withdrawalDeadlines({ ...bought, paidAt: null }, wallet, now)).toEqual(none)
})
