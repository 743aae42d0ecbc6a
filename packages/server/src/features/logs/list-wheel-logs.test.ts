import type { InputOf } from '@olympus/contract/endpoint'
import { listWheelLogs, type WheelLog } from '@olympus/contract/logs'
import { exchangeTokens } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createCharacter } from '../../testing/game-data.ts'
import {
  giveToWheelAccount,
  itemSets,
  openWheel,
  spinOnce,
  type WheelPlayer,
  wheelPlayer,
} from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

beforeAll(async () => {
  await openWheel(database, itemSets)
  await database.execute(sql`
    insert into wheel_offer (id, item_id, quantity, tickets, price_tokens, position) values
      ('ticket', null, null, 1, 2, 1), ('olives', 'wheel-olive', 5, null, 3, 2)`)
})

type Query = InputOf<typeof listWheelLogs>['query']

const list = (player: WheelPlayer, query: Query = {}) =>
  app.callOrFail(listWheelLogs, { as: player, query: { pageSize: 100, ...query } })

const shown = async (player: WheelPlayer, query: Query = {}) => {
  const { entries, totalEntries } = await list(player, query)
  return { lines: entries.map(({ kind, id }) => `${kind} ${id}`), totalEntries }
}

const only = (...entries: readonly (WheelLog | undefined)[]) => ({
  lines: entries.map((entry) => `${entry?.kind} ${entry?.id}`),
  totalEntries: entries.length,
})

/** A player with 31 spins, of which the last is for another character, two exchanges and an award. */
async function busyPlayer() {
  const player = await wheelPlayer(app, 40)
  for (let number = 0; number < 30; number++) await spinOnce(app, player)
  const otherId = await createCharacter(database, player.accountId, { name: 'Phaidra' })
  await spinOnce(app, { ...player, characterId: otherId })
  await giveToWheelAccount(database, player.accountId, { tokens: 10 })
  const exchange = { as: player, body: { offerId: 'ticket', quantity: 1, expectedPriceTokens: 2 } }
  await app.callOrFail(exchangeTokens, exchange)
  const item = { offerId: 'olives', quantity: 2, expectedPriceTokens: 3, characterId: player.characterId }
  await app.callOrFail(exchangeTokens, { as: player, body: item })
  return { player, otherId }
}

it('lists spins, exchanges and awards, newest first, to their player only', async () => {
  const { player } = await busyPlayer()
  const { entries, totalEntries } = await list(player)
  expect(totalEntries).toBe(34)
  expect(entries.map(({ kind }) => kind)).toEqual([
    'exchange',
    'exchange',
    ...Array<string>(31).fill('spin'),
    'award',
  ])
  expect(entries.map(({ createdAt }) => createdAt)).toEqual(
    entries
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  expect(entries.slice(0, 2)).toMatchObject([
    {
      contents: { kind: 'item', quantity: 5 },
      quantity: 2,
      priceTokens: 3,
      character: { id: player.characterId },
      delivery: { state: 'queued' },
      couponId: null,
      ticketsAfter: 10,
      tokensAfter: 33,
    },
    { contents: { kind: 'tickets', tickets: 1 }, character: null, delivery: null, tokensAfter: 39 },
  ])
  expect(entries[2]).toMatchObject({ spin: { character: { name: 'Phaidra' }, jackpotCounter: 1 } })
  expect(entries.at(-1)).toMatchObject({ origin: 'operator', tickets: 40, ticketsAfter: 40 })
  expect(await shown(await wheelPlayer(app, 0))).toEqual(only())
})

it('filters by kind, character and state, with exact totals', async () => {
  const { player, otherId } = await busyPlayer()
  const { entries } = await list(player)
  const [items, tickets, last, jackpot] = entries
  const award = entries.at(-1)
  const regular = entries.filter((entry) => entry.kind === 'spin' && entry.spin.set === 'regular')
  expect(await shown(player, { kind: 'spin' })).toEqual(
    only(...entries.filter(({ kind }) => kind === 'spin')),
  )
  expect(await shown(player, { kind: 'jackpot' })).toEqual(only(jackpot))
  expect(await shown(player, { kind: 'regular' })).toEqual(only(...regular))
  expect(await shown(player, { kind: 'exchange' })).toEqual(only(items, tickets))
  expect(await shown(player, { kind: 'award' })).toEqual(only(award))
  expect(await shown(player, { characterId: otherId })).toEqual(only(last))
  expect(await shown(player, { characterId: otherId, kind: 'exchange' })).toEqual(only())
  expect(await shown(player, { characterId: otherId, kind: 'award' })).toEqual(only())
  expect(await shown(player, { state: 'credited' })).toEqual(only(tickets))
  expect(await shown(player, { state: 'confirmed' })).toEqual(only())
  await database.execute(sql`
    update task set state = 'confirmed', settled_at = now() where id = (
      select delivery_id from wheel_spin where id = ${jackpot?.id})`)
  expect(await shown(player, { state: 'confirmed' })).toEqual(only(jackpot))
  expect((await shown(player, { state: 'queued' })).totalEntries).toBe(31)
  await database.execute(sql`
    insert into coupon (account_id, spin_id, item_id, quantity) values (${player.accountId}, ${last?.id}, 'wheel-olive', 1)`)
  expect(await shown(player, { state: 'coupon' })).toEqual(only(last))
  const [kept] = (await list(player, { state: 'coupon' })).entries
  expect(kept).toMatchObject({ kind: 'spin', spin: { couponId: expect.any(Number) as unknown } })
})

it('pages through all of it, and filters by time', async () => {
  const { player } = await busyPlayer()
  const all = await shown(player)
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => shown(player, { page, pageSize: 8 })))
  expect(pages.flatMap(({ lines }) => lines)).toEqual(all.lines)
  for (const { totalEntries } of pages) expect(totalEntries).toBe(34)
  expect(await shown(player, { page: 6, pageSize: 8 })).toEqual({ lines: [], totalEntries: 34 })
  const { entries } = await list(player)
  const middle = entries[10]?.createdAt ?? ''
  const [newer, older] = [await shown(player, { since: middle }), await shown(player, { before: middle })]
  expect(newer.lines).toEqual(all.lines.slice(0, 11))
  expect(older.lines).toEqual(all.lines.slice(11))
  expect(newer.totalEntries + older.totalEntries).toBe(34)
})

it('shows where an award comes from', async () => {
  const player = await wheelPlayer(app, 0)
  await database.execute(sql`
    insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference)
    select ${player.accountId}, 'ticket', 1, 1, kind, 'origin:' || kind
    from unnest(array['coupon', 'game-award', 'operator', 'demo-opening', 'reward']) as kind`)
  const { entries } = await list(player)
  expect(entries.map((entry) => entry.kind === 'award' && entry.origin).toSorted()).toEqual([
    'coupon',
    'game',
    'operator',
  ])
})
