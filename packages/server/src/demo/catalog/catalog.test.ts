import { rarities } from '@olympus/contract/shop'
import { limits } from '@olympus/contract/limits'
import { localeCodes } from '@olympus/contract/locales'
import { expect, it } from 'vitest'
import { gameIconNames } from '../../../../ui/src/game-icon/game-icon-names.ts'
import { catalog } from './catalog.ts'
import { categories } from './categories.ts'
import { demoGameData } from '../load-game-data.ts'
import { catalogTexts, inAllLanguages } from './texts.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const subcategories = categories.flatMap((category) => [...category.subcategories])

it('every category and subcategory has enough items', () => {
  expect(catalog.length).toBeGreaterThanOrEqual(60)
  expect(categories.length).toBeGreaterThanOrEqual(6)
  const stocked = new Set(catalog.map(({ category, subcategory }) => `${category}/${subcategory}`))
  const offered = categories.flatMap(({ id, subcategories }) =>
    subcategories.map((subcategory) => `${id}/${subcategory.id}`),
  )
  expect([...stocked].sort()).toEqual(offered.sort())
  expect(new Set(catalog.map(({ rarity }) => rarity))).toEqual(new Set(rarities))
})

it('ids are unique slugs', () => {
  const ids = idsOf(catalog)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

const english = {
  categories: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
  subcategories: Object.fromEntries(subcategories.map(({ id, name }) => [id, name])),
  items: Object.fromEntries(catalog.map(({ id, name, description }) => [id, { name, description }])),
}

const languages = { en: english, ...catalogTexts }

it.each(Object.entries(languages))('every name and description exists in %s', (_, texts) => {
  for (const group of ['categories', 'subcategories', 'items'] as const)
    expect(Object.keys(texts[group]).sort()).toEqual(Object.keys(english[group]).sort())
  const items = Object.values(texts.items)
  const names = items.map(({ name }) => name)
  for (const unique of [names, Object.values(texts.categories), Object.values(texts.subcategories)])
    expect(new Set(unique).size).toBe(unique.length)
  const all = [...names, ...items.map(({ description }) => description)]
  for (const text of [...all, ...Object.values(texts.categories), ...Object.values(texts.subcategories)])
    expect(text).toMatch(/^\S(.*\S)?$/)
})

it('the texts are in the languages of the portal, and no description is a copy of another language', () => {
  expect(Object.keys(languages).sort()).toEqual(localeCodes.toSorted())
  for (const { id } of catalog) {
    const descriptions = Object.values(languages).map(({ items }) => items[id]?.description)
    expect(new Set(descriptions).size).toBe(localeCodes.length)
  }
})

it('an item of the game data has the same name there', () => {
  const known = new Map(demoGameData().items.map(({ name }) => [name.en, name]))
  const shared = catalog.filter(({ name }) => known.has(name))
  expect(shared.length).toBeGreaterThan(15)
  for (const { id, name } of shared)
    expect(known.get(name)).toMatchObject(inAllLanguages(name, ({ items }) => items[id]?.name))
})

it('every item has its own icon in the sprite', () => {
  const icons = catalog.map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
  const known = new Set<string>(gameIconNames)
  expect(icons.filter((icon) => !known.has(icon))).toEqual([])
})

it('prices are whole coins and a sale is cheaper', () => {
  const prices = catalog.flatMap(({ priceCoins, salePriceCoins }) => [
    priceCoins,
    salePriceCoins ?? priceCoins,
  ])
  expect(prices.filter((price) => !Number.isSafeInteger(price) || price <= 0)).toEqual([])
  const sales = catalog.filter(({ salePriceCoins }) => salePriceCoins !== undefined)
  expect(sales.length).toBeGreaterThan(0)
  expect(sales.filter(({ priceCoins, salePriceCoins = 0 }) => salePriceCoins >= priceCoins)).toEqual([])
})

it('quantities fit the limit of an order, and some items are temporary or leave the shop', () => {
  for (const item of catalog) {
    expect(item.maxQuantity).toBeGreaterThanOrEqual(1)
    expect(item.maxQuantity).toBeLessThanOrEqual(limits.orderMaxQuantity)
  }
  expect(catalog.some(({ durationHours = 0 }) => durationHours > 0)).toBe(true)
  expect(catalog.some(({ availableDays = 0 }) => availableDays > 0)).toBe(true)
})

it('a random box contains existing items, and its chances add up to 1,000', () => {
  const ids = new Set(idsOf(catalog))
  const boxIds = new Set(idsOf(catalog.filter(({ category }) => category === 'random-boxes')))
  expect(idsOf(catalog.filter(({ contents }) => contents))).toEqual([...boxIds])
  for (const { contents = [] } of catalog.filter(({ id }) => boxIds.has(id))) {
    expect(contents.reduce((total, { weight }) => total + weight, 0)).toBe(1000)
    expect(new Set(contents.map(({ itemId }) => itemId)).size).toBe(contents.length)
    for (const { itemId, quantity, weight } of contents) {
      expect(ids.has(itemId)).toBe(true)
      expect(boxIds.has(itemId)).toBe(false)
      expect(quantity).toBeGreaterThanOrEqual(1)
      expect(weight).toBeGreaterThanOrEqual(1)
    }
  }
})
