import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { creditEntries, entriesFault, reversalEntries, spendEntries } from './ledger-rules.ts'

const accountId = 7
const coins = fc.integer({ min: 1, max: 1_000_000 })
const standing = fc.oneof(
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

const moved = (entries: readonly { account: string; coins: number }[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.coins, 0)

it('every act sums to 0 and names each account once', () => {
  fc.assert(
    fc.property(standing, coins, (player, amount) => {
      expect(entriesFault(creditEntries(player, 'house:sales', amount))).toBeNull()
      expect(entriesFault(reversalEntries(player, 'house:sales', amount))).toBeNull()
      expect(entriesFault(spendEntries(accountId, 'house:shop', amount))).toBeNull()
    }),
  )
})

it('what is owed is settled before coins can be spent, and never more than that', () => {
  fc.assert(
    fc.property(standing, coins, (player, amount) => {
      const entries = creditEntries(player, 'house:sales', amount)
      const repaid = moved(entries, `debt:${accountId}`)
      expect(repaid).toBe(Math.min(player.debtCoins, amount))
      expect(moved(entries, `player:${accountId}`)).toBe(amount - repaid)
    }),
  )
})

it('taking back leaves no balance below 0: the rest is owed', () => {
  fc.assert(
    fc.property(standing, coins, (player, amount) => {
      const entries = reversalEntries(player, 'house:sales', amount)
      const balance = player.balanceCoins + moved(entries, `player:${accountId}`)
      expect(balance).toBe(Math.max(0, player.balanceCoins - amount))
      expect(0 - moved(entries, `debt:${accountId}`)).toBe(Math.max(0, amount - player.balanceCoins))
    }),
  )
})

it('entries that are no double entry are named', () => {
  const house = { account: 'house:shop', coins: 5 } as const
  expect(entriesFault([])).toMatch(/two entries/)
  expect(entriesFault([house])).toMatch(/two entries/)
  expect(entriesFault([house, { account: 'house:shop', coins: -5 }])).toMatch(/twice/)
  expect(entriesFault([house, { account: 'player:1', coins: -4 }])).toMatch(/sum to 1/)
  for (const wrong of [0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(entriesFault([house, { account: 'player:1', coins: wrong }])).toMatch(/whole number/)
})
