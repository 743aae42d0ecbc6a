import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { creditEntries, type Entry, reversalEntries, spendEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { post, type Posting } from '../ledger/post.ts'
import { walletOf } from '../ledger/wallet-of.ts'
import { buyItem } from '../shop/buy-item.ts'
import { Failure } from '../../failure.ts'
import { listWalletMovements } from './list-wallet-movements.ts'
import { claimDelivery, rejectDirectly } from '../../testing/direct-game-server.ts'

const database = withTestDatabase()
const firstPage = { page: 1, pageSize: 10 }

let acts = 0
type Given = Pick<Posting, 'kind' | 'happenedAt'>
const act = (entries: readonly Entry[], given: Given) =>
  database.transaction((transaction) => post(transaction, { reference: `test:${++acts}`, entries, ...given }))

const statement = (accountId: number, filter: object = {}) =>
  listWalletMovements(database, { accountId, ...firstPage, ...filter })

it('an account without movements has an empty list', async () => {
  const accountId = await createAccount(database)
  expect(await statement(accountId)).toEqual({
    entries: [],
    totalEntries: 0,
    ...firstPage,
    balanceCoins: 0,
    debtCoins: 0,
  })
})

it('lists own movements, newest first, with the balance after each', async () => {
  const accountId = await createAccount(database)
  await giveCoins(database, await createAccount(database), 9)
  await giveCoins(database, accountId, 500)
  const happenedAt = new Date('2025-06-02T10:00:00Z')
  await act(spendEntries(accountId, 'house:shop', 120), { kind: 'shop-order', happenedAt })
  const reference = `test:${acts}`
  expect(await statement(accountId)).toMatchObject({
    entries: [
      { kind: 'shop-order', reference, createdAt: happenedAt.toISOString(), coins: -120, balanceCoins: 380 },
      { kind: 'demo-opening', coins: 500, balanceCoins: 500, debtCoins: 0 },
    ],
    totalEntries: 2,
    balanceCoins: 380,
  })
  const spent = await statement(accountId, { kind: 'shop-order' })
  expect(spent).toMatchObject({ totalEntries: 1, entries: [{ coins: -120 }], balanceCoins: 380 })
  const before = await statement(accountId, { before: happenedAt.toISOString() })
  expect(before).toMatchObject({ totalEntries: 0, entries: [], balanceCoins: 380 })
  expect(await statement(accountId, { page: 2, pageSize: 1 })).toMatchObject({
    entries: [{ coins: 500 }],
    totalEntries: 2,
  })
})

it('shows debt in the act that caused it and in the act that repays it', async () => {
  const accountId = await createAccount(database)
  await giveCoins(database, accountId, 100)
  await act(reversalEntries({ accountId, balanceCoins: 100, debtCoins: 0 }, 'house:sales', 300), {
    kind: 'donation-reversal',
  })
  await act(creditEntries({ accountId, balanceCoins: 0, debtCoins: 200 }, 'house:coupons', 150), {
    kind: 'coupon',
  })
  expect(await statement(accountId)).toMatchObject({
    entries: [
      { kind: 'coupon', coins: 150, balanceCoins: 0, debtCoins: 50 },
      { kind: 'donation-reversal', coins: -300, balanceCoins: 0, debtCoins: 200 },
      { kind: 'demo-opening', coins: 100, balanceCoins: 100, debtCoins: 0 },
    ],
    balanceCoins: 0,
    debtCoins: 50,
  })
})

it('a refund shows the number of its order', async () => {
  const accountId = await createAccount(database)
  await giveCoins(database, accountId, 500)
  const characterId = await createCharacter(database, accountId)
  const { id: itemId } = await createItem(database)
  const wish = {
    accountId,
    characterId,
    itemId,
    quantity: 2,
    expectedUnitPriceCoins: 100,
    locale: 'en',
  } as const
  const bought = await database.transaction((transaction) => buyItem(transaction, wish))
  if (bought instanceof Failure) throw bought
  const { answer } = await claimDelivery(database)
  await rejectDirectly(database, { ...answer, reason: 'BAG_FULL' })
  const reference = `order:${bought.order.id}`
  expect(await statement(accountId)).toMatchObject({
    entries: [
      { kind: 'delivery-refund', reference, coins: 200 },
      { kind: 'shop-order', reference, coins: -200 },
      { kind: 'demo-opening' },
    ],
  })
})

const history = fc.array(
  fc.record({
    kind: fc.constantFrom('credit', 'spend', 'reverse'),
    coins: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 12 },
)

it('after any history, each balance follows from the one before and the newest is current', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (given) => {
      const accountId = await createAccount(database)
      for (const { kind, coins } of given)
        await database.transaction(async (transaction) => {
          const wallet = await lockPlayer(transaction, accountId)
          const entries = {
            credit: () => creditEntries(wallet, 'house:sales', coins),
            spend: () => spendEntries(accountId, 'house:shop', coins),
            reverse: () => reversalEntries(wallet, 'house:sales', coins),
          }[kind]()
          return post(transaction, { kind: 'donation', reference: `donation:${++acts}`, entries })
        })
      const { entries, totalEntries, balanceCoins, debtCoins } = await statement(accountId, { pageSize: 20 })
      expect(totalEntries).toBe(entries.length)
      expect({ balanceCoins, debtCoins }).toEqual(await walletOf(database, accountId))
      const nets = [...entries.map((entry) => entry.balanceCoins - entry.debtCoins), 0]
      expect(nets[0]).toBe(balanceCoins - debtCoins)
      for (const [index, { coins }] of entries.entries())
        expect(nets[index]).toBe((nets[index + 1] ?? Number.NaN) + coins)
    }),
    { numRuns: 25 },
  )
})
