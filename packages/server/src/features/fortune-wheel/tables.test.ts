import { getWheel, getWheelAccount } from '@olympus/contract/fortune-wheel'
import { textHash } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem } from '../../testing/game-data.ts'
import { newPlayer } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { itemSets, openWheel, publishSets, sampleSets } from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

beforeAll(async () => {
  await createItem(database, { id: 'wheel-fig', name: { en: 'Fig', de: 'Feige' } })
  await openWheel(database)
})

const wheel = (headers: Readonly<Record<string, string>> = {}) => app.callOrFail(getWheel, { headers })

it('shows a guest every reward of both sets with its exact odds', async () => {
  const version = await publishSets(database)
  const { table, jackpotEverySpins } = await wheel()
  expect(jackpotEverySpins).toBe(30)
  expect(table).toMatchObject({ version, replacedAt: null, endsAt: null })
  for (const set of ['regular', 'jackpot'] as const) {
    const { rewards, weightTotal, text, tableHash } = table.sets[set]
    expect(rewards.map(({ id, weight }) => ({ id, weight }))).toEqual(
      sampleSets[set].map(({ id, weight }) => ({ id, weight })),
    )
    expect(rewards.reduce((sum, { weight }) => sum + weight, 0)).toBe(weightTotal)
    expect(await textHash(text)).toBe(tableHash)
  }
  expect(table.sets.regular.rewards.map(({ contents }) => contents)).toEqual([
    {
      kind: 'item',
      item: { id: 'wheel-olive', name: 'Name of wheel-olive', icon: 'trident', rarity: 'rare' },
      quantity: 5,
    },
    { kind: 'coins', coins: 50 },
    { kind: 'tickets', tickets: 1 },
  ])
})

it('announces the next version, which the current one gives way to', async () => {
  const before = await wheel()
  expect(before.nextTable).toBeNull()
  const startsAt = new Date(Date.now() + 3_600_000)
  const version = await publishSets(database, itemSets, { startsAt })
  await publishSets(database, itemSets, { startsAt: new Date(startsAt.getTime() + 1000) })
  const announced = await wheel()
  expect(announced).toMatchObject({
    table: before.table,
    nextTable: { version, startsAt: startsAt.toISOString() },
  })
  await database.owner.execute(sql`update wheel_table set starts_at = now() where version = ${version}`)
  const replaced = await wheel()
  expect(replaced.table).toMatchObject({ version, sets: announced.nextTable?.sets })
  expect(replaced.nextTable).toMatchObject({ version: version + 1 })
})

it('lists offers in their order and in the language of the reader', async () => {
  await database.execute(sql`
    insert into wheel_offer (id, item_id, quantity, tickets, price_tokens, position, is_listed) values
      ('figs', 'wheel-fig', 3, null, 40, 2, true), ('ticket', null, null, 1, 15, 1, true),
      ('old', null, null, 1, 15, 0, false)`)
  const { offers } = await wheel({ 'accept-language': 'de' })
  expect(offers).toEqual([
    { id: 'ticket', priceTokens: 15, contents: { kind: 'tickets', tickets: 1 } },
    {
      id: 'figs',
      priceTokens: 40,
      contents: {
        kind: 'item',
        item: { id: 'wheel-fig', name: 'Feige', icon: 'trident', rarity: 'rare' },
        quantity: 3,
      },
    },
  ])
})

it('names rewards in the language of the reader', async () => {
  await publishSets(database, {
    ...itemSets,
    regular: [{ id: 'fig', weight: 1, item: 'wheel-fig', quantity: 1 }],
  })
  const fig = async (language: string) =>
    (await wheel({ 'accept-language': language })).table.sets.regular.rewards[0]?.contents
  expect(await fig('en')).toMatchObject({ item: { name: 'Fig' } })
  expect(await fig('de')).toMatchObject({ item: { name: 'Feige' } })
  expect(await fig('fr')).toMatchObject({ item: { name: 'Fig' } })
})

it('shows at once that an operator has closed it, with its odds', async () => {
  const { table } = await wheel()
  await database.execute(sql`update wheel_state set is_open = false`)
  expect(await wheel()).toMatchObject({ isOpen: false, table })
  await database.execute(sql`update wheel_state set is_open = true`)
  expect(await wheel()).toMatchObject({ isOpen: true })
})

describe('before odds are published', () => {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  it('the wheel is unavailable', async () => {
    const empty = await openTestDatabase()
    closing.push(empty.close)
    const emptyApp = testApp({ database: empty })
    const player = await newPlayer(emptyApp)
    for (const reply of [await emptyApp.call(getWheel), await emptyApp.call(getWheelAccount, { as: player })])
      expect(reply).toMatchObject({ status: 503, key: 'SERVICE_UNAVAILABLE' })
  })
})
