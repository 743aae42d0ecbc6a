import { randomUUID } from 'node:crypto'
import type { DataOf } from '@olympus/contract/endpoint'
import type { buyItem, listShopItems } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newPlayer } from '../../testing/test-account.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimDeliveries } from '../deliveries/claim-deliveries.ts'
import { confirmDelivery } from '../deliveries/confirm-delivery.ts'
import { loadPackages } from '../purchase/load-packages.ts'

const server = withTestDatabase()
let app: TestApp

beforeAll(async () => {
  const { database } = server
  app = testApp({ database })
  await loadPackages(database)
  await createItem(database, { id: 'draught', name: { en: 'Ambrosia Draught', de: 'Ambrosiatrunk' } })
  await createItem(database, { id: 'pithos', priceCoins: 450 })
  await database.execute(sql`
    insert into item_drop (box_item_id, item_id, quantity, chance_per_mille) values ('pithos', 'draught', 5, 1000)`)
})

async function buyer(coins: number) {
  const { database } = server
  const { token, username } = await newPlayer(app, database)
  const { id: accountId } = await database.one<{ id: number }>(
    sql`select id from account where username = ${username}`,
  )
  if (coins > 0) await giveCoins(database, accountId, coins)
  return { token, accountId, characterId: await createCharacter(database, accountId) }
}

type Buyer = Awaited<ReturnType<typeof buyer>>

const buy = ({ token, characterId }: Buyer, changes: object = {}, key: string = randomUUID()) =>
  app.api('/shop/orders', {
    token,
    headers: { 'idempotency-key': key },
    body: { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100, ...changes },
  })

const orders = async ({ accountId }: Buyer) =>
  (
    await server.database.one<{ count: number }>(
      sql`select count(*) as count from shop_order where account_id = ${accountId}`,
    )
  ).count

test('list and item answer what the contract promises, in the language of the request', async () => {
  const { token } = await buyer(0)
  const german = { token, headers: { 'accept-language': 'de-DE' } }
  const { data } = await app.api('/shop/items?sort=price', german)
  const names = (data as DataOf<typeof listShopItems>).entries.map(({ name }) => name)
  expect(names).toEqual(['Ambrosiatrunk', 'Name of pithos'])
  const item = await app.api('/shop/items/pithos', german)
  expect(item.data).toMatchObject({
    drops: [{ itemId: 'draught', name: 'Ambrosiatrunk', chancePerMille: 1000 }],
  })
  expect(await app.api('/shop/items/nothing', { token })).toMatchObject({ status: 404, key: 'NOT_FOUND' })
})

test('hostile sorts, filters and ids are refused or find nothing', async () => {
  const { token } = await buyer(0)
  const hostile = ['name;drop table item', "price' or '1'='1", '-price--', '__proto__', 'constructor']
  for (const text of hostile) {
    const value = encodeURIComponent(text)
    expect(await app.api(`/shop/items?sort=${value}`, { token })).toMatchObject({ key: 'BAD_REQUEST' })
    expect((await app.api(`/shop/items?category=${value}`, { token })).status).toBeLessThan(500)
    expect((await app.api(`/shop/items?search=${value}`, { token })).data).toMatchObject({ entries: [] })
  }
  for (const query of ['page=0', 'page=1e9', 'pageSize=101', 'minPriceCoins=-1', 'tag=nothing', 'unknown=1'])
    expect(await app.api(`/shop/items?${query}`, { token })).toMatchObject({ key: 'BAD_REQUEST' })
})

test('an order is bought, delivered and shown in the log', async () => {
  const player = await buyer(1000)
  const bought = await buy(player, { quantity: 3 })
  const { order, balanceCoins } = bought.data as DataOf<typeof buyItem>
  expect(balanceCoins).toBe(700)
  const log = async () => (await app.api('/logs/shop', { token: player.token })).data
  expect(await log()).toMatchObject({
    totalEntries: 1,
    entries: [{ id: order.id, delivery: { state: 'queued' } }],
  })
  const { database } = server
  const claimed = await claimDeliveries(database, { gameServer: 'test', limit: 50, leaseMs: 60_000 })
  const delivery = claimed.find(({ id }) => id === order.delivery.id)
  expect(await log()).toMatchObject({ entries: [{ delivery: { state: 'claimed' } }] })
  await confirmDelivery(database, { deliveryId: order.delivery.id, leaseToken: delivery?.leaseToken ?? '' })
  expect(await log()).toMatchObject({ entries: [{ delivery: { state: 'confirmed', failureReason: null } }] })
})

test('the same key 20 times gives one order, the first answer every time', async () => {
  const player = await buyer(1000)
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => buy(player, {}, key)))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(replies.filter(({ headers }) => headers.get('idempotency-hit') === 'true')).toHaveLength(19)
  expect(await orders(player)).toBe(1)
  expect(await buy(player, { quantity: 2 }, key)).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
})

test('a refusal is the answer to its key, also when there are coins by then', async () => {
  const player = await buyer(0)
  const key = randomUUID()
  expect(await buy(player, {}, key)).toMatchObject({ status: 409, key: 'INSUFFICIENT_FUNDS' })
  await giveCoins(server.database, player.accountId, 1000)
  expect(await buy(player, {}, key)).toMatchObject({ status: 409, key: 'INSUFFICIENT_FUNDS' })
  expect(await buy(player)).toMatchObject({ status: 200 })
})

test.each(['-1', '0', '1.5', '1e308', '"1"', '9007199254740992', 'null', 'NaN', '100', '[1]', '{}', 'true'])(
  'a quantity of %s is a bad request and writes nothing',
  async (quantity) => {
    const player = await buyer(1000)
    const body = `{"itemId":"draught","quantity":${quantity},"characterId":${player.characterId},"expectedUnitPriceCoins":100}`
    const response = await app.fetch('/api/shop/orders', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.token}`,
        'idempotency-key': randomUUID(),
      },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: { key: 'BAD_REQUEST' } })
    expect(await orders(player)).toBe(0)
    expect((await app.api('/user/v2', { token: player.token })).data).toMatchObject({ balanceCoins: 1000 })
  },
)

test("other people's characters, unknown fields and missing keys are refused", async () => {
  const [player, stranger] = [await buyer(1000), await buyer(0)]
  expect(await buy(player, { characterId: stranger.characterId })).toMatchObject({
    key: 'CHARACTER_NOT_FOUND',
  })
  expect(await buy(player, { priceCoins: 1 })).toMatchObject({ key: 'BAD_REQUEST' })
  expect(await buy(player, { accountId: stranger.accountId })).toMatchObject({ key: 'BAD_REQUEST' })
  expect(await buy(player, {}, 'not-a-uuid')).toMatchObject({ key: 'IDEMPOTENCY_KEY_REQUIRED' })
  expect(await orders(player)).toBe(0)
})

test('nobody sees the roster, orders or donations of somebody else', async () => {
  const [player, stranger] = [await buyer(1000), await buyer(0)]
  await buy(player)
  const asStranger = { token: stranger.token }
  expect((await app.api('/logs/shop', asStranger)).data).toMatchObject({ entries: [], totalEntries: 0 })
  expect((await app.api('/logs/donations', asStranger)).data).toMatchObject({ entries: [] })
  const { data } = await app.api('/characters', asStranger)
  expect(data).toMatchObject({
    characters: [{ id: stranger.characterId, isActive: true }],
    maxCharacters: 8,
    maxActiveSlots: 4,
    maxDeactivatedCharacters: 4,
  })
  expect((data as { characters: unknown[] }).characters).toHaveLength(1)
})
