import { rarities } from '@olympus/contract/shop'
import { limits } from '@olympus/contract/limits'
import { expect, it } from 'vitest'
import { gameIconNames } from '../../../../ui/src/game-icon/game-icon-names.ts'
import { catalog } from './catalog.ts'
import { categories } from './categories.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const texts = catalog.flatMap(({ name, description }) => [name, description])
const groupNames = categories.flatMap(({ name, subcategories }) => [
  name,
  ...subcategories.map((subcategory) => subcategory.name),
])

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

it('every text exists in English and German', () => {
  for (const text of [...texts, ...groupNames]) {
    expect(text.en.trim()).not.toBe('')
    expect(text.de.trim()).not.toBe('')
  }
  for (const locale of ['en', 'de'] as const) {
    const names = catalog.map(({ name }) => name[locale])
    expect(new Set(names).size).toBe(names.length)
  }
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
