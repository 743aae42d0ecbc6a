import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { creditEntries, entriesFault, reversalEntries, spendEntries } from './ledger-rules.ts'

const accountId = 7
const coins = fc.integer({ min: 1, max: 1_000_000 })
const playerFunds = fc.oneof(
  fc.record({
    accountId: fc.constant(accountId),
    balanceCoins: fc.nat(1_000_000),
    debtCoins: fc.constant(0),
  }),
  fc.record({
    accountId: fc.constant(accountId),
    balanceCoins: fc.constant(0),
    debtCoins: fc.nat(1_000_000),
  }),
)

const coinsMoved = (entries: readonly { account: string; coins: number }[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.coins, 0)

it('the entries of every act sum to 0 and name each account once', () => {
  fc.assert(
    fc.property(playerFunds, coins, (player, amount) => {
      expect(entriesFault(creditEntries(player, 'house:sales', amount))).toBeNull()
      expect(entriesFault(reversalEntries(player, 'house:sales', amount))).toBeNull()
      expect(entriesFault(spendEntries(accountId, 'house:shop', amount))).toBeNull()
    }),
  )
})

it('a credit repays debt first, and never more than the debt', () => {
  fc.assert(
    fc.property(playerFunds, coins, (player, amount) => {
      const entries = creditEntries(player, 'house:sales', amount)
      const repaid = coinsMoved(entries, `debt:${accountId}`)
      expect(repaid).toBe(Math.min(player.debtCoins, amount))
      expect(coinsMoved(entries, `player:${accountId}`)).toBe(amount - repaid)
    }),
  )
})

it('a reversal leaves no balance below 0 and turns the rest into debt', () => {
  fc.assert(
    fc.property(playerFunds, coins, (player, amount) => {
      const entries = reversalEntries(player, 'house:sales', amount)
      const balance = player.balanceCoins + coinsMoved(entries, `player:${accountId}`)
      expect(balance).toBe(Math.max(0, player.balanceCoins - amount))
      expect(0 - coinsMoved(entries, `debt:${accountId}`)).toBe(Math.max(0, amount - player.balanceCoins))
    }),
  )
})

it('explains why entries are not a valid double entry', () => {
  const house = { account: 'house:shop', coins: 5 } as const
  expect(entriesFault([])).toMatch(/two entries/)
  expect(entriesFault([house])).toMatch(/two entries/)
  expect(entriesFault([house, { account: 'house:shop', coins: -5 }])).toMatch(/twice/)
  expect(entriesFault([house, { account: 'player:1', coins: -4 }])).toMatch(/sum to 1/)
  for (const wrong of [0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(entriesFault([house, { account: 'player:1', coins: wrong }])).toMatch(/whole number/)
})
