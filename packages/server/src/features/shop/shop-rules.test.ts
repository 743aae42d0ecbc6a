import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buyRefusal, realAmountCents, searchNameOf, searchWords } from './shop-rules.ts'

it('searches names without case and accents', () => {
  expect(searchNameOf('Füllhorn  der Amaltheia')).toBe('fullhorn der amaltheia')
  expect(searchNameOf('Charon’s Obol')).toBe("charon's obol")
  expect(searchNameOf('ŁÓDŹ Straße IĞDIR ısı')).toBe('lodz strasse igdir isi')
  expect(searchNameOf('三叉戟')).toBe('三叉戟')
})

it('searches each word', () => {
  expect(searchWords('  Wings  of ')).toEqual(['wings', 'of'])
  expect(searchWords('   ')).toEqual([])
})

it('never shows a price in money below the actual cost', () => {
  const unit = { coins: 500, amountCents: 499 }
  expect(realAmountCents(500, unit)).toBe(499)
  expect(realAmountCents(1, unit)).toBe(1)
  expect(realAmountCents(450, unit)).toBe(450)
  expect(realAmountCents(2800, unit)).toBe(2795)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (coins) => {
      const amountCents = realAmountCents(coins, unit)
      expect(amountCents * unit.coins).toBeGreaterThanOrEqual(coins * unit.amountCents)
      expect((amountCents - 1) * unit.coins).toBeLessThan(coins * unit.amountCents)
    }),
  )
})

it('sells an item only as it is offered', () => {
  const offer = { isAvailable: true, priceCoins: 90, maxQuantity: 5 }
  const request = { quantity: 5, expectedUnitPriceCoins: 90 }
  expect(buyRefusal(offer, request)).toBeNull()
  expect(buyRefusal({ ...offer, isAvailable: false }, request)).toBe('ITEM_NOT_AVAILABLE')
  expect(buyRefusal({ ...offer, priceCoins: 91 }, request)).toBe('PRICE_CHANGED')
  for (const quantity of [6, 0, -1, 1.5, Number.NaN, 2 ** 53, 1e308])
    expect(buyRefusal(offer, { ...request, quantity })).toBe('BAD_REQUEST')
})
