import { randomUUID } from 'node:crypto'
import type { Envelope } from '@olympus/contract/envelope'
import { listShopLogs as logs } from '@olympus/contract/logs'
import { buyItem as endpoint } from '@olympus/contract/shop'
import { z } from '@olympus/contract/schema'
import sql, { type Sql } from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { answerOnce } from '../../http/idempotency.ts'
import { holdAccount } from '../sessions/account-refusal.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { reversalEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { listShopLogs } from '../logs/list-shop-logs.ts'
import { buyItem } from './buy-item.ts'
import { saveItem } from './save-item.ts'

const database = withTestDatabase()
const leaves = new Date('2030-01-01T00:00:00.000Z')

beforeAll(async () => {
  await createItem(database, { id: 'draught', maxQuantity: 20 })
  await createItem(database, {
    id: 'pithos',
    priceCoins: 450,
    availableUntil: leaves,
    sale: { priceCoins: 400, startsAt: new Date('2029-01-01T00:00:00Z'), endsAt: leaves },
  })
})

async function buyer(coins: number) {
  const accountId = await createAccount(database)
  if (coins > 0) await giveCoins(database, accountId, coins)
  return { accountId, characterId: await createCharacter(database, accountId) }
}

interface OrderRequest {
  readonly accountId: number
  readonly characterId: number
  readonly itemId?: string
  readonly quantity?: number
  readonly expectedUnitPriceCoins?: number
  readonly at?: Sql
}

const buy = ({ at, ...request }: OrderRequest) =>
  database.transaction((transaction) =>
    buyItem(
      transaction,
      { locale: 'en', itemId: 'draught', quantity: 1, expectedUnitPriceCoins: 100, ...request },
      at,
    ),
  )

const written = (accountId: number) =>
  database.one<{ orders: number; deliveries: number }>(sql`
    select (select count(*) from shop_order where account_id = ${accountId}) as orders,
      (select count(*) from task where account_id = ${accountId}) as deliveries`)

const houseCoins = async () =>
  (
    await database.one<{ coins: number }>(sql`
      select coalesce(sum(coins), 0)::bigint as coins from ledger_entry
      join ledger_account on ledger_account.id = ledger_account_id where name = 'house:shop'`)
  ).coins

it('charges the balance, creates the order and queues its delivery', async () => {
  const { accountId, characterId } = await buyer(500)
  const bought = await buy({ accountId, characterId, quantity: 3 })
  expect(z.parse(endpoint.data, bought)).toEqual(bought)
  expect(bought).toMatchObject({
    balanceCoins: 200,
    order: {
      quantity: 3,
      unitPriceCoins: 100,
      totalPriceCoins: 300,
      character: { id: characterId },
      delivery: { state: 'queued', isRefunded: false, claimedAt: null, settledAt: null },
    },
  })
  expect(await balanceOf(database, accountId)).toBe(200)
})

it('1,000 parallel orders with a balance for 10 succeed exactly 10 times', async () => {
  const { accountId, characterId } = await buyer(1000)
  const request = { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 }
  const before = await houseCoins()

  /** Retries with the same key, like a client that is told to. */
  async function buyOnce(key: string): Promise<string> {
    const claim = { accountId, key, endpoint, endpointName: 'buyItem', request }
    try {
      const { answer } = await answerOnce(
        { database, secretBox: testSecretBox, holdAccount },
        claim,
        (transaction) => buyItem(transaction, { ...request, accountId, locale: 'en' }),
      )
      return (JSON.parse(answer.text) as Envelope).message.key
    } catch (error) {
      if (error instanceof Failure && error.key === 'SERVICE_UNAVAILABLE') return buyOnce(key)
      throw error
    }
  }

  const keys = await Promise.all(Array.from({ length: 1000 }, () => buyOnce(randomUUID())))
  expect(keys.filter((key) => key === 'INSUFFICIENT_FUNDS')).toHaveLength(990)
  expect(keys.filter((key) => key !== 'INSUFFICIENT_FUNDS')).toHaveLength(10)
  expect(await written(accountId)).toEqual({ orders: 10, deliveries: 10 })
  expect(await balanceOf(database, accountId)).toBe(0)
  expect((await houseCoins()) - before).toBe(1000)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
}, 300_000)

it('20 concurrent requests with the same key create one order and get one answer', async () => {
  const { accountId, characterId } = await buyer(5000)
  const request = { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 }
  const claim = { accountId, key: randomUUID(), endpoint, endpointName: 'buyItem', request }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      answerOnce({ database, secretBox: testSecretBox, holdAccount }, claim, (transaction) =>
        buyItem(transaction, { ...request, accountId, locale: 'en' }),
      ),
    ),
  )
  expect(new Set(answers.map(({ answer }) => answer.text)).size).toBe(1)
  expect(answers.filter(({ isHit }) => !isHit)).toHaveLength(1)
  expect(await written(accountId)).toEqual({ orders: 1, deliveries: 1 })
  expect(await balanceOf(database, accountId)).toBe(4900)
})

it('a refused order writes nothing', async () => {
  const { accountId, characterId } = await buyer(150)
  const stranger = await buyer(0)
  const mine = { accountId, characterId }
  const resting = await createCharacter(database, accountId, { isActive: false })
  const refusals: [string, OrderRequest][] = [
    ['INSUFFICIENT_FUNDS', { ...mine, quantity: 2 }],
    ['NOT_FOUND', { ...mine, itemId: 'nothing' }],
    ['PRICE_CHANGED', { ...mine, expectedUnitPriceCoins: 99 }],
    ['PRICE_CHANGED', { ...mine, expectedUnitPriceCoins: 0 }],
    ['BAD_REQUEST', { ...mine, quantity: 21 }],
    ['CHARACTER_NOT_FOUND', { ...mine, characterId: stranger.characterId }],
    ['CHARACTER_NOT_FOUND', { ...mine, characterId: Number.MAX_SAFE_INTEGER }],
    ['CHARACTER_NOT_ACTIVE', { ...mine, characterId: resting }],
  ]
  for (const [key, request] of refusals) expect(await buy(request)).toMatchObject({ key })
  expect(await written(accountId)).toEqual({ orders: 0, deliveries: 0 })
  expect(await balanceOf(database, accountId)).toBe(150)
})

it('refuses a changed price and returns the new one', async () => {
  const mine = await buyer(1000)
  const refused = await buy({ ...mine, expectedUnitPriceCoins: 90 })
  expect(refused).toMatchObject({ key: 'PRICE_CHANGED', details: { data: { unitPriceCoins: 100 } } })
})

it('checks price and availability at the moment of the order, to the millisecond', async () => {
  const mine = { ...(await buyer(10_000)), itemId: 'pithos' }
  const at = (time: Date, shiftMs: number) => sql`${new Date(time.getTime() + shiftMs)}::timestamptz`
  const saleStart = new Date('2029-01-01T00:00:00Z')
  const [regular, sale] = [{ expectedUnitPriceCoins: 450 }, { expectedUnitPriceCoins: 400 }]
  expect(await buy({ ...mine, ...regular, at: at(saleStart, -1) })).toHaveProperty('order')
  expect(await buy({ ...mine, ...sale, at: at(saleStart, -1) })).toMatchObject({ key: 'PRICE_CHANGED' })
  expect(await buy({ ...mine, ...sale, at: at(saleStart, 0) })).toHaveProperty('order')
  expect(await buy({ ...mine, ...regular, at: at(saleStart, 0) })).toMatchObject({ key: 'PRICE_CHANGED' })
  expect(await buy({ ...mine, ...sale, at: at(leaves, -1) })).toHaveProperty('order')
  expect(await buy({ ...mine, ...sale, at: at(leaves, 0) })).toMatchObject({ key: 'ITEM_NOT_AVAILABLE' })
})

it('an account with debt cannot spend coins', async () => {
  const mine = await buyer(100)
  await database.transaction(async (transaction) => {
    const entries = reversalEntries(await lockPlayer(transaction, mine.accountId), 'house:sales', 300)
    await postOrFail(transaction, { kind: 'donation-reversal', reference: `test:${randomUUID()}`, entries })
  })
  expect(await buy(mine)).toMatchObject({ key: 'ACCOUNT_IN_DEBT', details: { data: { debtCoins: 200 } } })
  await giveCoins(database, mine.accountId, 100)
  expect(await buy(mine)).toMatchObject({ key: 'ACCOUNT_IN_DEBT', details: { data: { debtCoins: 200 } } })
})

it('parallel orders of two items and a price change do not deadlock', async () => {
  const item = await createItem(database)
  const mine = await buyer(1000)
  const change = (priceCoins: number) =>
    database.execute(sql`update item set price_coins = ${priceCoins} where id = ${item.id}`)
  const outcomes = await Promise.all([
    buy({ ...mine, itemId: item.id }),
    change(120),
    buy({ ...mine, itemId: item.id, expectedUnitPriceCoins: 120 }),
    buy({ ...mine, itemId: item.id }),
  ])
  const refusals = outcomes.filter((outcome) => outcome instanceof Failure).map(({ key }) => key)
  expect(refusals.filter((key) => key !== 'PRICE_CHANGED')).toEqual([])
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('an order records the version of the item at the time of the order', async () => {
  await createItem(database, { id: 'relic', maxQuantity: 20 })
  const { accountId, characterId } = await buyer(1000)
  const bought = () => buy({ accountId, characterId, itemId: 'relic' })
  await bought()
  await database.execute(sql`update item set description = '{"en":"Older than it looks"}' where id = 'relic'`)
  await bought()
  // Nothing has changed.
  await database.execute(sql`update item set max_quantity = 20 where id = 'relic'`)
  await bought()
  expect(
    await database.query(sql`
      select shop_order.item_version, item_version.offer -> 'description' ->> 'en' = 'Older than it looks' as is_new
      from shop_order join item_version using (item_id)
      where version = shop_order.item_version and account_id = ${accountId} order by shop_order.id`),
  ).toEqual([
    { itemVersion: 1, isNew: false },
    { itemVersion: 2, isNew: true },
    { itemVersion: 2, isNew: true },
  ])
})

it('an order keeps its category and its marks when the item changes', async () => {
  const player = await buyer(1000)
  const item = await createItem(database, { durationHours: 72 })
  const order = { ...player, itemId: item.id }
  const bought = await buy(order)
  expect(bought).toMatchObject({
    order: {
      category: { id: item.categoryId },
      subcategory: { id: item.subcategoryId },
      paymentMethod: 'coins',
      isOnSale: false,
      isTemporary: true,
    },
  })
  await createItem(database, { id: item.id, categoryId: 'elsewhere' })
  const later = await buy(order)
  expect(later).toMatchObject({ order: { category: { id: 'elsewhere' }, isTemporary: false } })
  const { entries } = await listShopLogs(database, {
    accountId: player.accountId,
    locale: 'en',
    ...z.parse(logs.query, {}),
  })
  expect(entries.map(({ category, isTemporary }) => [category.id, isTemporary])).toEqual([
    ['elsewhere', false],
    [item.categoryId, true],
  ])
})

it('neither wheel tickets nor a random box that holds them can be sold', async () => {
  const player = await buyer(1000)
  const ticket = await createItem(database, { isWheelTicket: true })
  expect(await buy({ ...player, itemId: ticket.id })).toMatchObject({ key: 'ITEM_NOT_AVAILABLE' })
  const box = await createItem(database)
  const plain = await createItem(database)
  const fill = (itemId: string) =>
    database.execute(sql`
      insert into item_drop (box_item_id, item_id, quantity, chance_per_mille) values (${box.id}, ${itemId}, 1, 1000)`)
  await expect(fill(ticket.id)).rejects.toThrow(/wheel tickets are not sold/)
  await fill(plain.id)
  await expect(saveItem(database, { ...plain, isWheelTicket: true })).rejects.toThrow(
    /wheel tickets are not sold/,
  )
})
