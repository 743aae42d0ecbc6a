import { randomUUID } from 'node:crypto'
import { exchangeTokens, getWheelAccount } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createCharacter } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import {
  giveToWheelAccount,
  openWheel,
  untilServed,
  type WheelPlayer,
  wheelPlayer,
} from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

const ticket = { offerId: 'two-tickets', quantity: 1, expectedPriceTokens: 15 }
const olives = { offerId: 'olives', quantity: 1, expectedPriceTokens: 40 }

beforeAll(async () => {
  await openWheel(database)
  await database.execute(sql`
    insert into wheel_offer (id, item_id, quantity, tickets, price_tokens, position, is_listed) values
      ('two-tickets', null, null, 2, 15, 1, true), ('olives', 'wheel-olive', 5, null, 40, 2, true),
      ('gone', null, null, 1, 15, 3, false)`)
})

async function playerWith(tokens: number): Promise<WheelPlayer> {
  const player = await wheelPlayer(app, 0)
  await giveToWheelAccount(database, player.accountId, { tokens })
  return player
}

const exchange = (player: WheelPlayer, body: object, idempotencyKey: string = randomUUID()) =>
  app.callUnchecked(exchangeTokens, { as: player, body, idempotencyKey })

const accountOf = (player: WheelPlayer) => app.callOrFail(getWheelAccount, { as: player })

const written = ({ accountId }: WheelPlayer) =>
  database.one(sql`
    select (select count(*) from wheel_exchange where account_id = ${accountId}) as exchanges,
      (select count(*) from task where account_id = ${accountId}) as tasks,
      (select jsonb_agg(wheel_entry order by id) from wheel_entry where account_id = ${accountId}) as entries,
      (select to_jsonb(wheel_account) from wheel_account where account_id = ${accountId}) as account`)

it('exchanges tokens for tickets at once', async () => {
  const player = await playerWith(50)
  await newEventsOf(database, player.accountId)
  const reply = await exchange(player, { ...ticket, quantity: 3 })
  expect(reply).toMatchObject({
    data: {
      exchange: { contents: { kind: 'tickets', tickets: 2 }, quantity: 3, priceTokens: 15, delivery: null },
      account: { tickets: 6, tokens: 5 },
    },
  })
  expect(await accountOf(player)).toMatchObject({ tickets: 6, tokens: 5 })
  expect(await newEventsOf(database, player.accountId)).toEqual(['wheel-changed'])
  const entries = await database.query(sql`
    select currency, amount, balance_after from wheel_entry
    where account_id = ${player.accountId} and kind = 'exchange' order by id`)
  expect(entries).toEqual([
    { currency: 'token', amount: -45, balanceAfter: 5 },
    { currency: 'ticket', amount: 6, balanceAfter: 6 },
  ])
})

it('exchanges tokens for items, which one delivery brings to the character', async () => {
  const player = await playerWith(80)
  const { characterId } = player
  expect(await exchange(player, { ...olives, quantity: 2, characterId })).toMatchObject({
    data: {
      exchange: {
        contents: { kind: 'item', item: { id: 'wheel-olive' }, quantity: 5 },
        quantity: 2,
        delivery: { state: 'queued', isRefunded: false },
      },
      account: { tickets: 0, tokens: 0 },
    },
  })
  const tasks = await database.query(
    sql`select kind, character_id, item_id, quantity, paid_coins from task where account_id = ${player.accountId}`,
  )
  expect(tasks).toEqual([
    { kind: 'delivery', characterId, itemId: 'wheel-olive', quantity: 10, paidCoins: 0 },
  ])
})

const inactive = async ({ accountId }: WheelPlayer) =>
  createCharacter(database, accountId, { isActive: false, name: 'Menon' })

const refusals: readonly {
  readonly name: string
  readonly refusal: object
  readonly body: (player: WheelPlayer) => object | Promise<object>
}[] = [
  {
    name: 'with too few tokens',
    refusal: { key: 'INSUFFICIENT_TOKENS' },
    body: () => ({ ...ticket, quantity: 3 }),
  },
  {
    name: 'at another price',
    refusal: { key: 'PRICE_CHANGED', data: { priceTokens: 15 } },
    body: () => ({ ...ticket, expectedPriceTokens: 14 }),
  },
  {
    name: 'of an offer that is not listed any more',
    refusal: { key: 'ITEM_NOT_AVAILABLE' },
    body: () => ({ ...ticket, offerId: 'gone' }),
  },
  {
    name: 'of an unknown offer',
    refusal: { key: 'ITEM_NOT_AVAILABLE' },
    body: () => ({ ...ticket, offerId: 'ambrosia' }),
  },
  {
    name: 'for an item without a character',
    refusal: { key: 'BAD_REQUEST', data: { issues: [{ path: 'body.characterId' }] } },
    body: () => olives,
  },
  {
    name: 'for an item and an unknown character',
    refusal: { key: 'CHARACTER_NOT_FOUND' },
    body: () => ({ ...olives, characterId: 999_999 }),
  },
  {
    name: 'for an item and a deactivated character',
    refusal: { key: 'CHARACTER_NOT_ACTIVE' },
    body: async (player) => ({ ...olives, characterId: await inactive(player) }),
  },
  ...[0, -1, 0.5, 100, 2 ** 53].map((quantity) => ({
    name: `of ${quantity} pieces`,
    refusal: { key: 'BAD_REQUEST' },
    body: () => ({ ...ticket, quantity }),
  })),
]

it.each(refusals)('refuses an exchange $name, and writes nothing', async ({ refusal, body }) => {
  const player = await playerWith(44)
  await accountOf(player)
  const before = await written(player)
  expect(await exchange(player, await body(player))).toMatchObject(refusal)
  expect(await written(player)).toEqual(before)
})

it('exchanges once for a repeated request, and no more than the tokens pay for', async () => {
  const player = await playerWith(40)
  const key = randomUUID()
  const repeated = await Promise.all([exchange(player, ticket, key), exchange(player, ticket, key)])
  expect(repeated[0]).toMatchObject({ status: 200 })
  expect(repeated[1]?.data).toEqual(repeated[0]?.data)
  expect(await accountOf(player)).toMatchObject({ tickets: 2, tokens: 25 })
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => untilServed((oneKey) => exchange(player, ticket, oneKey))),
  )
  expect(replies.filter(({ key }) => key === 'SUCCESS')).toHaveLength(1)
  expect(await accountOf(player)).toMatchObject({ tickets: 4, tokens: 10 })
})
