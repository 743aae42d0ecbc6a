import { randomUUID } from 'node:crypto'
import { ShopQuery } from '@olympus/contract/shop'
import { z } from '@olympus/contract/schema'
import sql, { raw, type Sql } from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import type { Queries } from '../../database/database.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createItem } from '../../testing/game-data.ts'
import { preparedData } from '../../testing/prepared-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { readSnapshot } from './catalog-snapshot.ts'
import { createShopList } from './list-shop-items.ts'

const { database, takeStatements } = countQueries(withTestDatabase())
/** Two processes. */
const [one, other] = [createShopList(database), createShopList(database)]
const query = z.parse(ShopQuery, { pageSize: 100 })

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'owl', categoryId: 'pets' })
})

async function entriesOf(list: typeof one, at?: Sql) {
  const reply = await list({ query, accountId: 1, locale: 'en', ...(at && { at }) })
  return preparedData(reply).entries
}

const offerOf = async (list: typeof one, id: string, at?: Sql) =>
  (await entriesOf(list, at)).find((entry) => entry.id === id) ?? null

const versionOf = async (queries: Queries) =>
  (await queries.one<{ version: string }>(sql`select version from catalog_version`)).version

it('reads the catalog once, then only its version', async () => {
  const list = createShopList(database)
  await entriesOf(list)
  takeStatements()
  await entriesOf(list)
  await list({ query: { ...query, search: 'owl', sort: 'name' }, accountId: 2, locale: 'de' })
  expect(takeStatements()).toEqual([
    expect.stringContaining('catalog_version'),
    expect.stringContaining('catalog_version'),
  ])
})

it('reads the catalog once for all requests that come at the same time', async () => {
  const list = createShopList(database)
  takeStatements()
  await Promise.all(Array.from({ length: 8 }, () => entriesOf(list)))
  expect(takeStatements().filter((text) => text.includes('search_name'))).toHaveLength(1)
})

it.each([
  ['a price', `update item set price_coins = 90 where id = 'owl'`, { priceCoins: 90 }],
  ['a name', `update item set name = '{"en": "Owlet"}' where id = 'owl'`, { name: 'Owlet' }],
  [
    'a category',
    `update item_category set name = '{"en": "Beasts"}' where id = 'pets'`,
    { category: { id: 'pets', name: 'Beasts' } },
  ],
  [
    'a subcategory',
    `update item_subcategory set name = '{"en": "Birds"}' where id = 'pets-all'`,
    { subcategory: { id: 'pets-all', name: 'Birds' } },
  ],
  [
    'the price of a package',
    `update coin_package_price set amount_cents = amount_cents * 2`,
    { realPrice: { amountCents: 180, currency: 'EUR' } },
  ],
  [
    'a sale',
    `update item set sale_price_coins = 50, sale_starts_at = now() where id = 'owl'`,
    { priceCoins: 50 },
  ],
  [
    'the prices before a sale',
    `insert into item_price_history values ('owl', true, 45, now() - interval '9 days', now() - interval '8 days')`,
    { sale: expect.objectContaining({ lowestPriceCoins: 45 }) },
  ],
  ['the end of an offer', `update item set available_until = now() where id = 'owl'`, null],
])('shows a change of %s in the next reply of each process', async (_what, statement, shown) => {
  for (const list of [one, other]) await entriesOf(list)
  await database.execute(raw(statement))
  for (const list of [one, other]) expect([await offerOf(list, 'owl')]).toMatchObject([shown])
})

it('gives each table that the catalog reads a trigger', async () => {
  let read: string[] = []
  const transaction: typeof database.transaction = (act, options) =>
    database.transaction(async (running) => {
      const value = await act(running)
      const rows = await running.query<{ name: string }>(sql`
        select distinct relname as name from pg_locks
        join pg_class on pg_class.oid = relation
        where pid = pg_backend_pid() and relkind = 'r' and relnamespace = current_schema()::regnamespace`)
      read = rows.map(({ name }) => name)
      return value
    }, options)
  await readSnapshot({ ...database, transaction }, sql`now()`)
  const watched = await database.query<{ name: string }>(sql`
    select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'change_catalog_version'::regproc`)
  expect(['catalog_version', ...watched.map(({ name }) => name)]).toEqual(expect.arrayContaining(read))
  expect(read).toContain('item_price_history')
})

it('shows a change neither before its commit nor after a rollback', async () => {
  const id = `item-${randomUUID()}`
  const before = await versionOf(database)
  const act = database.transaction(async (transaction) => {
    await createItem(transaction, { id })
    expect(await versionOf(transaction)).not.toBe(before)
    throw new Error('undone')
  })
  await expect(act).rejects.toThrow('undone')
  expect(await versionOf(database)).toBe(before)
  expect(await offerOf(one, id)).toBeNull()
})

it('changes the version once in a transaction, and again after an undone savepoint', async () => {
  const before = await versionOf(database)
  const versions = await database.transaction(async (transaction) => {
    await transaction
      .savepoint(async () => {
        await createItem(transaction)
        throw new Error('undone')
      })
      .catch(() => {})
    const undone = await versionOf(transaction)
    await createItem(transaction)
    const first = await versionOf(transaction)
    await createItem(transaction)
    return [undone, first, await versionOf(transaction)]
  })
  expect(versions[0]).toBe(before)
  expect(versions[1]).not.toBe(before)
  expect(versions[2]).toBe(versions[1])
  await createItem(database)
  expect(await versionOf(database)).not.toBe(versions[2])
})

it('shows what begins and ends at its moment, whichever way the clock goes', async () => {
  const start = new Date('2026-03-01T12:00:00.000Z')
  const [saleStartsAt, saleEndsAt, leavesAt] = [10, 20, 30].map(
    (minute) => new Date(+start + minute * 60_000),
  )
  if (!saleStartsAt || !saleEndsAt || !leavesAt) throw new Error('unreachable')
  await createItem(database, {
    id: 'harp',
    availableFrom: start,
    availableUntil: leavesAt,
    sale: { priceCoins: 70, startsAt: saleStartsAt, endsAt: saleEndsAt },
  })
  const priceAt = async (time: Date, microseconds: number) => {
    const at = sql`(${time}::timestamptz + make_interval(secs => ${microseconds / 1e6}))`
    return (await offerOf(one, 'harp', at))?.priceCoins ?? null
  }
  const moments = [
    [start, null, 100],
    [saleStartsAt, 100, 70],
    [saleEndsAt, 70, 100],
    [leavesAt, 100, null],
  ] as const
  for (const order of [moments, moments.toReversed()])
    for (const [moment, before, after] of order) {
      expect(await priceAt(moment, -1)).toBe(before)
      expect(await priceAt(moment, 0)).toBe(after)
      expect(await priceAt(moment, -1)).toBe(before)
    }
})

it('reads the catalog again after a failure', async () => {
  let fails = true
  const transaction: typeof database.transaction = (act, options) =>
    fails ? Promise.reject(new Error('connection refused')) : database.transaction(act, options)
  const list = createShopList({ ...database, transaction })
  const answers = await Promise.allSettled([entriesOf(list), entriesOf(list)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await entriesOf(list)).not.toHaveLength(0)
})
