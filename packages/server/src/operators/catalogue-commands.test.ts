import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { loadCatalogue } from '../demo/load-catalogue.ts'
import { type Catalogue, type CatalogueItem, readCatalogue } from '../features/shop/catalogue.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const server = withTestDatabase()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-catalogue-'))
let files = 0

beforeAll(() => server.database.transaction((transaction) => loadCatalogue(transaction, systemClock.now())))
afterAll(() => fs.rmSync(directory, { recursive: true }))

const newFile = () => path.join(directory, `${++files}.json`)

async function exported(): Promise<Catalogue> {
  const file = newFile()
  expect(await operate(server.database, ['catalogue', 'export', file])).toMatchObject({ code: 0 })
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Catalogue
}

function written(catalogue: unknown): string {
  const file = newFile()
  fs.writeFileSync(file, JSON.stringify(catalogue))
  return file
}

const importFile = (file: string) => act(server.database, ['catalogue', 'import', file])
const rehearse = (file: string) => operate(server.database, ['catalogue', 'import', file, '--dry-run'])

const changed = (catalogue: Catalogue, id: string, changes: Partial<CatalogueItem>): Catalogue => ({
  ...catalogue,
  items: catalogue.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
})

test('what was exported changes nothing when it is imported, and keeps no act', async () => {
  const catalogue = await exported()
  expect(catalogue.items.length).toBeGreaterThan(30)
  const [before, acts] = [await readCatalogue(server.database), await actsOf(server.database)]
  expect(await importFile(written(catalogue))).toEqual({ code: 0, complaints: [], lines: ['0 changes made'] })
  expect(await readCatalogue(server.database)).toEqual(before)
  expect(await actsOf(server.database)).toEqual(acts)
})

test('a dry run shows what an import then does, whole and with its act', async () => {
  const catalogue = await exported()
  const box = catalogue.items.find(({ id }) => id === 'pithos-of-pandora')
  const { priceCoins = 0, drops = [] } = box ?? {}
  const [first, second, ...rest] = drops
  if (!box || !first || !second) throw new Error('The demo catalogue has no box')
  const limits = { maxPerAccount: 5, periodLimit: { period: 'week', maxQuantity: 2 } }
  const merged = [{ ...first, chancePerMille: first.chancePerMille + second.chancePerMille }, ...rest]
  const file = written({
    categories: [
      ...catalogue.categories,
      {
        id: 'relics',
        name: { en: 'Relics' },
        sortOrder: 99,
        subcategories: [{ id: 'relics-all', name: { en: 'All', de: 'Alle' }, sortOrder: 0 }],
      },
    ],
    items: [
      { ...box, priceCoins: priceCoins + 1, drops: merged },
      { ...box, id: 'relic', categoryId: 'relics', subcategoryId: 'relics-all', drops: [], ...limits },
    ],
  })
  const before = await readCatalogue(server.database)
  const rehearsed = await rehearse(file)
  expect(rehearsed.lines).toEqual([
    '+ category relics',
    expect.stringContaining(`~ item pithos-of-pandora: priceCoins ${priceCoins} → ${priceCoins + 1}; drops `),
    '+ item relic',
    '3 changes to make; nothing is changed',
  ])
  expect(await readCatalogue(server.database)).toEqual(before)

  const { code, lines } = await importFile(file)
  expect(code).toBe(0)
  expect(lines).toEqual([...rehearsed.lines.slice(0, 3), '3 changes made'])
  const after = await readCatalogue(server.database)
  expect(after.items).toHaveLength(before.items.length + 1)
  expect(after.items.find(({ id }) => id === box.id)).toMatchObject({
    priceCoins: priceCoins + 1,
    drops: expect.arrayContaining(merged) as unknown,
  })
  expect(after.items.find(({ id }) => id === box.id)?.drops).toHaveLength(merged.length)
  expect(after.items.find(({ id }) => id === 'relic')).toMatchObject(limits)
  expect((await actsOf(server.database)).at(-1)).toEqual({
    who: 'iris',
    why: 'ticket 7',
    command: 'catalogue import',
    details: { changes: rehearsed.lines.slice(0, 3) },
  })
  expect(await importFile(file)).toMatchObject({ lines: ['0 changes made'] })
})

test('a file that cannot be used changes nothing and says everything that is wrong', async () => {
  const catalogue = await exported()
  const [before, acts] = [await readCatalogue(server.database), await actsOf(server.database)]
  const refused: readonly (readonly [unknown, readonly string[]])[] = [
    [{ items: [] }, ['categories: ']],
    [{ ...catalogue, coupons: [] }, ['coupons']],
    [
      changed(changed(catalogue, 'wings-of-ikaros', { priceCoins: 0 }), 'coffer-of-kroisos', {
        name: { de: 'Ohne Englisch' } as unknown as CatalogueItem['name'],
      }),
      ['.priceCoins: ', '.name.en: '],
    ],
    [
      changed(changed(catalogue, 'wings-of-ikaros', { priceCoins: 7 }), 'coffer-of-kroisos', {
        drops: [{ itemId: 'nothing', quantity: 1, chancePerMille: 10 }],
      }),
      ['coffer-of-kroisos: drop nothing is no item', 'coffer-of-kroisos: the chances'],
    ],
    [
      changed(catalogue, 'wings-of-ikaros', {
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
  expect([await readCatalogue(server.database), await actsOf(server.database)]).toEqual([before, acts])
})

test('an import that the database refuses leaves nothing', async () => {
  const before = await readCatalogue(server.database)
  await server.database.transaction((transaction) =>
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
  expect(await readCatalogue(server.database)).toEqual(before)
})

test('a new price is what the shop remembers from now on', async () => {
  const { items } = await exported()
  const item = items.find(({ id }) => id === 'wings-of-ikaros')
  await importFile(written({ categories: [], items: [{ ...item, priceCoins: 4321, sale: null }] }))
  const history = await server.database.query<{ priceCoins: number }>(sql`
    select price_coins from item_price_history where item_id = 'wings-of-ikaros' and not is_sale order by valid_from`)
  expect(history.at(-1)).toEqual({ priceCoins: 4321 })
  expect(history.length).toBeGreaterThan(1)
})

test('an export does not write over a file', async () => {
  const file = written('mine')
  expect(await operate(server.database, ['catalogue', 'export', file])).toMatchObject({ code: 1 })
  expect(fs.readFileSync(file, 'utf8')).toBe('"mine"')
})
