import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { readCatalog, saveCatalog } from '../features/shop/catalog.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { loadCatalog } from './load-catalog.ts'

const database = withTestDatabase()
const load = () => database.transaction((transaction) => loadCatalog(transaction, systemClock.now()))
const countVersions = () => database.one(sql`select count(*) as versions from item_version`)

it('adds missing languages to an existing item and keeps what operators changed', async () => {
  await load()
  const { categories, items } = await readCatalog(database)
  const [item] = items
  if (!item) throw new Error('The demo catalog is empty')
  const { pl, ...description } = item.description
  const name = { en: 'Bread', de: 'Brot' }
  await saveCatalog(database, { categories, items: [{ ...item, priceCoins: 12_345, name, description }] })

  await load()
  const loaded = (await readCatalog(database)).items.find(({ id }) => id === item.id)
  expect(loaded).toEqual({ ...item, priceCoins: 12_345, name: { ...item.name, ...name } })
  expect(loaded?.description.pl).toBe(pl)

  const before = await countVersions()
  await load()
  expect(await countVersions()).toEqual(before)
})
