import { randomUUID } from 'node:crypto'
import { listCharacters } from '@olympus/contract/characters'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'
import { getUser } from '@olympus/contract/account'
import { buyItem, getShopItem, listShopItems } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { claimDirectly, confirmDirectly } from '../../testing/direct-game-server.ts'

const { app, database, newPlayer } = withTestApp()

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'draught', name: { en: 'Ambrosia Draught', de: 'Ambrosiatrunk' } })
  await createItem(database, { id: 'pithos', priceCoins: 450 })
  await database.execute(sql`
    insert into item_drop (box_item_id, item_id, quantity, chance_per_mille) values ('pithos', 'draught', 5, 1000)`)
})

async function buyer(coins: number) {
  const player = await newPlayer()
  if (coins > 0) await giveCoins(database, player.accountId, coins)
  return { ...player, characterId: await createCharacter(database, player.accountId) }
}

type Buyer = Awaited<ReturnType<typeof buyer>>

const buy = (player: Buyer, changes: object = {}, idempotencyKey?: string) =>
  app.callUnchecked(buyItem, {
    as: player,
    body: {
      itemId: 'draught',
      quantity: 1,
      characterId: player.characterId,
      expectedUnitPriceCoins: 100,
      ...changes,
    },
    idempotencyKey,
  })

const orders = async ({ accountId }: Buyer) =>
  (
    await database.one<{ count: number }>(
      sql`select count(*) as count from shop_order where account_id = ${accountId}`,
    )
  ).count

it('returns list and item as the contract promises, in the language of the request', async () => {
  const player = await buyer(0)
  const german = { as: player, headers: { 'accept-language': 'de-DE' } }
  const { entries } = await app.callOrFail(listShopItems, { ...german, query: { sort: 'price' } })
  expect(entries.map(({ name, inEnglish }) => [name, inEnglish])).toEqual([
    ['Ambrosiatrunk', undefined],
    ['Name of pithos', ['name']],
  ])
  const item = await app.callOrFail(getShopItem, { ...german, params: { itemId: 'pithos' } })
  expect(item).toMatchObject({
    drops: [{ itemId: 'draught', name: 'Ambrosiatrunk', chancePerMille: 1000 }],
    inEnglish: ['name', 'description'],
  })
  expect(item.drops[0]).not.toHaveProperty('inEnglish')
  expect(await app.call(getShopItem, { as: player, params: { itemId: 'nothing' } })).toMatchObject({
    status: 404,
    key: 'NOT_FOUND',
  })
})

it('refuses hostile sort orders, filters and ids, or finds nothing', async () => {
  const player = await buyer(0)
  const list = (query: Readonly<Record<string, unknown>>) =>
    app.callUnchecked(listShopItems, { as: player, query })
  const hostile = ['name;drop table item', "price' or '1'='1", '-price--', '__proto__', 'constructor']
  for (const text of hostile) {
    expect(await list({ sort: text })).toMatchObject({ key: 'BAD_REQUEST' })
    expect((await list({ category: text })).status).toBeLessThan(500)
    expect((await list({ search: text })).data).toMatchObject({ entries: [] })
  }
  for (const query of [
    { page: 0 },
    { page: '1e9' },
    { pageSize: 101 },
    { minPriceCoins: -1 },
    { tag: 'nothing' },
    { unknown: 1 },
  ])
    expect(await list(query)).toMatchObject({ key: 'BAD_REQUEST' })
})

it('an order is placed, delivered and shown in the log', async () => {
  const player = await buyer(1000)
  const { order, balanceCoins } = dataOf(await buy(player, { quantity: 3 }))
  expect(balanceCoins).toBe(700)
  const log = () => app.callOrFail(listShopLogs, { as: player })
  expect(await log()).toMatchObject({
    totalEntries: 1,
    entries: [{ id: order.id, delivery: { state: 'queued' } }],
  })
  const claimed = await claimDirectly(database, { limit: 50 })
  const delivery = claimed.find(({ id }) => id === order.delivery.id)
  expect(await log()).toMatchObject({ entries: [{ delivery: { state: 'claimed' } }] })
  await confirmDirectly(database, { id: order.delivery.id, leaseToken: delivery?.leaseToken ?? '' })
  expect(await log()).toMatchObject({ entries: [{ delivery: { state: 'confirmed', failureReason: null } }] })
})

it('20 requests with the same key create one order and repeat the first answer', async () => {
  const player = await buyer(1000)
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => buy(player, {}, key)))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(replies.filter(({ headers }) => headers.get('idempotency-hit') === 'true')).toHaveLength(19)
  expect(await orders(player)).toBe(1)
  expect(await buy(player, { quantity: 2 }, key)).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
})

it('repeats a refusal under its key, even if there are enough coins by then', async () => {
  const player = await buyer(0)
  const key = randomUUID()
  expect(await buy(player, {}, key)).toMatchObject({ status: 409, key: 'INSUFFICIENT_FUNDS' })
  await giveCoins(database, player.accountId, 1000)
  expect(await buy(player, {}, key)).toMatchObject({ status: 409, key: 'INSUFFICIENT_FUNDS' })
  expect(await buy(player)).toMatchObject({ status: 200 })
})

it.each(['-1', '0', '1.5', '1e308', '"1"', '9007199254740992', 'null', 'NaN', '100', '[1]', '{}', 'true'])(
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
    expect(await app.callOrFail(getUser, { as: player })).toMatchObject({ balanceCoins: 1000 })
  },
)

it('refuses characters of other accounts, unknown fields and a missing key', async () => {
  const [player, stranger] = [await buyer(1000), await buyer(0)]
  expect(await buy(player, { characterId: stranger.characterId })).toMatchObject({
    key: 'CHARACTER_NOT_FOUND',
  })
  expect(await buy(player, { priceCoins: 1 })).toMatchObject({ key: 'BAD_REQUEST' })
  expect(await buy(player, { accountId: stranger.accountId })).toMatchObject({ key: 'BAD_REQUEST' })
  expect(await buy(player, {}, 'not-a-uuid')).toMatchObject({ key: 'IDEMPOTENCY_KEY_REQUIRED' })
  expect(await orders(player)).toBe(0)
})

it('hides characters, orders and purchases of other accounts', async () => {
  const [player, stranger] = [await buyer(1000), await buyer(0)]
  await buy(player)
  const nothing = { entries: [], totalEntries: 0 }
  expect(await app.callOrFail(listShopLogs, { as: stranger })).toMatchObject(nothing)
  expect(await app.callOrFail(listDonationLogs, { as: stranger })).toMatchObject(nothing)
  const roster = await app.callOrFail(listCharacters, { as: stranger })
  expect(roster).toMatchObject({
    characters: [{ id: stranger.characterId, isActive: true }],
    maxCharacters: 8,
    maxActiveSlots: 5,
    maxDeactivatedCharacters: 4,
  })
  expect(roster.characters).toHaveLength(1)
})
