import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { inAllLanguages } from '../demo/catalog/texts.ts'
import { loadCatalog } from '../demo/load-catalog.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import type { CatalogItem } from '../features/shop/catalog.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { readWholeCatalog, type WholeCatalog } from './whole-catalog.ts'

const database = withTestDatabase()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-catalog-'))
let files = 0

beforeAll(() =>
  database.transaction(async (transaction) => {
    await loadCatalog(transaction, systemClock.now())
    await loadPackages(transaction)
  }),
)
afterAll(() => fs.rmSync(directory, { recursive: true }))

const newFile = () => path.join(directory, `${++files}.json`)

async function exported(): Promise<WholeCatalog> {
  const file = newFile()
  expect(await operate(database, ['catalog', 'export', file])).toMatchObject({ code: 0 })
  return JSON.parse(fs.readFileSync(file, 'utf8')) as WholeCatalog
}

function written(catalog: unknown): string {
  const file = newFile()
  fs.writeFileSync(file, JSON.stringify(catalog))
  return file
}

const importFile = (file: string) => act(database, ['catalog', 'import', file])
const rehearse = (file: string) => operate(database, ['catalog', 'import', file, '--dry-run'])

const changed = (catalog: WholeCatalog, id: string, changes: Partial<CatalogItem>): WholeCatalog => ({
  ...catalog,
  items: catalog.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
})

it('importing an export changes nothing and records no act', async () => {
  const catalog = await exported()
  expect(catalog.items.length).toBeGreaterThan(30)
  const [before, acts] = [await readWholeCatalog(database), await actsOf(database)]
  expect(await importFile(written(catalog))).toEqual({ code: 0, complaints: [], lines: ['0 changes made'] })
  expect(await readWholeCatalog(database)).toEqual(before)
  expect(await actsOf(database)).toEqual(acts)
})

it('a dry run shows exactly what the import then does and records', async () => {
  const catalog = await exported()
  const box = catalog.items.find(({ id }) => id === 'pithos-of-pandora')
  const { priceCoins = 0, drops = [] } = box ?? {}
  const [first, second, ...rest] = drops
  if (!box || !first || !second) throw new Error('The demo catalog has no box')
  const limits = { maxPerAccount: 5, periodLimit: { period: 'week', maxQuantity: 2 } }
  const merged = [{ ...first, chancePerMille: first.chancePerMille + second.chancePerMille }, ...rest]
  const file = written({
    categories: [
      ...catalog.categories,
      {
        id: 'relics',
        name: inAllLanguages('Relics', () => 'Relics'),
        sortOrder: 99,
        subcategories: [{ id: 'relics-all', name: inAllLanguages('All', () => 'All'), sortOrder: 0 }],
      },
    ],
    items: [
      { ...box, priceCoins: priceCoins + 1, drops: merged },
      { ...box, id: 'relic', categoryId: 'relics', subcategoryId: 'relics-all', drops: [], ...limits },
    ],
  })
  const before = await readWholeCatalog(database)
  const rehearsed = await rehearse(file)
  expect(rehearsed.lines).toEqual([
    '+ category relics',
    expect.stringContaining(`~ item pithos-of-pandora: priceCoins ${priceCoins} → ${priceCoins + 1}; drops `),
    '+ item relic',
    '3 changes to make; nothing is changed',
  ])
  expect(await readWholeCatalog(database)).toEqual(before)

  const { code, lines } = await importFile(file)
  expect(code).toBe(0)
  expect(lines).toEqual([...rehearsed.lines.slice(0, 3), '3 changes made'])
  const after = await readWholeCatalog(database)
  expect(after.items).toHaveLength(before.items.length + 1)
  expect(after.items.find(({ id }) => id === box.id)).toMatchObject({
    priceCoins: priceCoins + 1,
    drops: expect.arrayContaining(merged) as unknown,
  })
  expect(after.items.find(({ id }) => id === box.id)?.drops).toHaveLength(merged.length)
  expect(after.items.find(({ id }) => id === 'relic')).toMatchObject(limits)
  expect((await actsOf(database)).at(-1)).toEqual({
    who: 'iris',
    why: 'ticket 7',
    command: 'catalog import',
    details: { changes: rehearsed.lines.slice(0, 3) },
  })
  expect(await importFile(file)).toMatchObject({ lines: ['0 changes made'] })
})

it('an import and its dry run report incomplete languages of the shop', async () => {
  const { categories, items } = await exported()
  const [category, item] = [categories[0], items[0]]
  if (!category || !item) throw new Error('The demo catalog is empty')
  const { pl: _, ...name } = item.name
  const { pl: __, cn: ___, ...description } = item.description
  const { tr: ____, ...groupName } = category.name
  const groups = categories.length + categories.flatMap(({ subcategories }) => subcategories).length
  const warnings = [
    `! ${groups - 1} of ${groups} categories and subcategories have Turkish names (tr)`,
    `! ${items.length - 1} of ${items.length} items have Polish names (pl)`,
    `! ${items.length - 1} of ${items.length} items have Chinese (China) descriptions (cn)`,
    `! ${items.length - 1} of ${items.length} items have Polish descriptions (pl)`,
  ]
  const file = written({
    categories: [{ ...category, name: groupName }],
    items: [{ ...item, name, description }],
  })
  for (const report of [rehearse, importFile])
    expect((await report(file)).lines).toEqual(expect.arrayContaining(warnings))
  const complete = written({ categories: [category], items: [item] })
  expect((await importFile(complete)).lines).toHaveLength(3)
})

it('packages are added, repriced and withdrawn from a currency', async () => {
  const { packages } = await exported()
  const [first, second] = packages
  if (!first || !second) throw new Error('There are no packages')
  const { EUR = 0 } = first.prices
  const file = written({
    packages: [
      { ...first, prices: { EUR: EUR + 1, KWD: 1750 } },
      { ...second, isForSale: false },
      { ...second, id: 'oc-800', coins: 800, prices: { JPY: 1280 } },
    ],
    categories: [],
    items: [],
  })
  const { lines } = await importFile(file)
  expect(lines).toEqual([
    expect.stringMatching(/^~ package oc-500: prices .+ → .*"KWD":1750/),
    '~ package oc-750: isForSale true → false',
    '+ package oc-800',
    '3 changes made',
  ])
  const after = await exported()
  expect(after.packages.find(({ id }) => id === 'oc-500')?.prices).toEqual({ EUR: EUR + 1, KWD: 1750 })
  expect(after.packages.find(({ id }) => id === 'oc-800')).toMatchObject({
    coins: 800,
    prices: { JPY: 1280 },
  })
  expect(after.packages).toHaveLength(packages.length + 1)

  // A start of the portal does not overwrite an operator's changes.
  await loadPackages(database)
  expect((await exported()).packages).toEqual(after.packages)
})

it('an invalid file changes nothing, and all its problems are reported', async () => {
  const catalog = await exported()
  const [before, acts] = [await readWholeCatalog(database), await actsOf(database)]
  const refused: readonly (readonly [unknown, readonly string[]])[] = [
    [{ items: [] }, ['categories: ']],
    [{ ...catalog, coupons: [] }, ['coupons']],
    [{ ...catalog, packages: [{ ...catalog.packages[0], prices: { EUX: 499 } }] }, ['EUX is no currency']],
    [
      changed(changed(catalog, 'wings-of-ikaros', { priceCoins: 0 }), 'coffer-of-kroisos', {
        name: { de: 'Ohne Englisch' } as unknown as CatalogItem['name'],
      }),
      ['.priceCoins: ', '.name.en: '],
    ],
    [
      changed(changed(catalog, 'wings-of-ikaros', { priceCoins: 7 }), 'coffer-of-kroisos', {
        drops: [{ itemId: 'nothing', quantity: 1, chancePerMille: 10 }],
      }),
      ['coffer-of-kroisos: drop nothing is no item', 'coffer-of-kroisos: the chances'],
    ],
    [
      changed(catalog, 'wings-of-ikaros', {
        maxPerAccount: 0,
        periodLimit: { period: 'year' as 'month', maxQuantity: 1 },
      }),
      ['.maxPerAccount: ', '.periodLimit.period: '],
    ],
  ]
  for (const [contents, problems] of refused) {
    const file = written(contents)
    for (const { code, complaints } of [await importFile(file), await rehearse(file)]) {
      expect(code).toBe(1)
      for (const problem of problems) expect(complaints[0]).toContain(problem)
    }
  }
  expect([await readWholeCatalog(database), await actsOf(database)]).toEqual([before, acts])
})

it('an import that the database refuses leaves nothing behind', async () => {
  const before = await readWholeCatalog(database)
  await database.owner.transaction((transaction) =>
    transaction.script('alter table item add constraint test_limit check (price_coins <> 666)'),
  )
  const file = written(
    changed(
      changed(await exported(), 'wings-of-ikaros', { priceCoins: 666, sale: null }),
      'coffer-of-kroisos',
      {
        priceCoins: 665,
      },
    ),
  )
  await expect(importFile(file)).rejects.toThrow(/test_limit/)
  expect(await readWholeCatalog(database)).toEqual(before)
})

it('a new price enters the price history of the shop', async () => {
  const { items } = await exported()
  const item = items.find(({ id }) => id === 'wings-of-ikaros')
  await importFile(written({ categories: [], items: [{ ...item, priceCoins: 4321, sale: null }] }))
  const history = await database.query<{ priceCoins: number }>(sql`
    select price_coins from item_price_history where item_id = 'wings-of-ikaros' and not is_sale order by valid_from`)
  expect(history.at(-1)).toEqual({ priceCoins: 4321 })
  expect(history.length).toBeGreaterThan(1)
})

it('the history of an item lists all its earlier versions', async () => {
  const history = async () => (await operate(database, ['catalog', 'history', 'coffer-of-kroisos'])).lines
  const before = await history()
  const { items } = await exported()
  const item = items.find(({ id }) => id === 'coffer-of-kroisos')
  const [first, second, ...rest] = item?.drops ?? []
  if (!item || !first || !second) throw new Error('The demo catalog has no coffer')
  const drops = [
    { ...first, chancePerMille: first.chancePerMille - 1 },
    { ...second, chancePerMille: second.chancePerMille + 1 },
    ...rest,
  ]
  await importFile(written({ categories: [], items: [{ ...item, priceCoins: 4321 }] }))
  await importFile(written({ categories: [], items: [{ ...item, priceCoins: 4321, drops }] }))
  await importFile(written({ categories: [], items: [{ ...item, priceCoins: 4321, drops }] }))
  const after = await history()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length)).toEqual([
    expect.stringMatching(new RegExp(`^${before.length + 1}  20.+Z  priceCoins ${item.priceCoins} → 4321$`)),
    expect.stringMatching(new RegExp(`^${before.length + 2}  20.+Z  drops .+ → .+$`)),
  ])
  await expect(
    database.owner.execute(sql`update item_version set version = 9 where item_id = 'coffer-of-kroisos'`),
  ).rejects.toThrow(/append-only/)
  expect(await operate(database, ['catalog', 'history', 'nothing'])).toMatchObject({
    code: 1,
    complaints: ['There is no item nothing'],
  })
})

it('an export does not overwrite a file', async () => {
  const file = written('mine')
  expect(await operate(database, ['catalog', 'export', file])).toMatchObject({ code: 1 })
  expect(fs.readFileSync(file, 'utf8')).toBe('"mine"')
})
