import { expect, test } from 'vitest'

import type { Package } from '@olympus/contract/purchase'

import {
  offerInput,
  readPurchaseId,
  readSelection,
  selectionSearch,
  shownPackages,
  stackSize,
  totalCoins,
} from './purchase-form-rules.ts'

const small: Package = {
  id: 'oc-500',
  coins: 500,
  bonusCoins: 0,
  amountCents: 499,
  currency: 'EUR',
  isFeatured: true,
}
const large: Package = { ...small, id: 'oc-1000', coins: 1000, bonusCoins: 50, amountCents: 999 }
const offer = { packages: [small, large], methods: ['card', 'mobile-wallet'] } as const

test('reads the selection from the URL', () => {
  const search = new URLSearchParams('package=oc-1000&method=mobile-wallet')
  expect(readSelection(search, offer)).toEqual({ chosen: large, method: 'mobile-wallet' })
})

test('selects no amount by default, but the first method', () => {
  expect(readSelection(new URLSearchParams(), offer)).toEqual({ chosen: null, method: 'card' })
  expect(readSelection(new URLSearchParams('package=gone&method=cash'), offer)).toEqual({
    chosen: null,
    method: 'card',
  })
})

test('adds the bonus', () => {
  expect(totalCoins(large)).toBe(1050)
})

test('writes the selection so that it can be read back', () => {
  const search = new URLSearchParams(
    selectionSearch({ packageId: 'oc-1000', currency: 'JPY', method: 'mobile-wallet' }),
  )
  expect(readSelection(search, offer)).toEqual({ chosen: large, method: 'mobile-wallet' })
  expect(offerInput(search)).toEqual({ query: { currency: 'JPY' } })
})

test('requests no currency when the URL contains none', () => {
  expect(offerInput(new URLSearchParams())).toEqual({})
  expect(offerInput(new URLSearchParams('currency=yen'))).toEqual({})
})

test.each([
  ['purchase=70318', 70_318],
  ['', null],
  ['purchase=0', null],
  ['purchase=-1', null],
  ['purchase=1e3', null],
  ['purchase=9999999999999999', null],
])('reads from the query %j the purchase %s', (search, purchaseId) => {
  expect(readPurchaseId(new URLSearchParams(search))).toBe(purchaseId)
})

test('shows a larger pile of coins for a larger amount', () => {
  expect([500, 1050, 2200, 5750, 12_000, 25_000, 1_000_000].map(stackSize)).toEqual([1, 2, 3, 4, 5, 6, 6])
})

test('lists the featured amounts and the chosen one, smallest first', () => {
  const odd: Package = { ...small, id: 'oc-750', coins: 750, amountCents: 749, isFeatured: false }
  const all = [large, odd, small]
  expect(shownPackages(all, { isAll: false, chosen: null })).toEqual([small, large])
  expect(shownPackages(all, { isAll: false, chosen: odd })).toEqual([small, odd, large])
  expect(shownPackages(all, { isAll: true, chosen: null })).toEqual([small, odd, large])
})
