import { expect, test } from 'vitest'

import type { Package } from '@olympus/contract/purchase'

import { missingFields, noConsents, readSelection, totalCoins } from './purchase-form-rules.ts'

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

test('names everything that is missing, in the order of the page', () => {
  expect(missingFields(null, noConsents)).toEqual([
    'amount',
    'hasAcceptedTerms',
    'hasConsentedToImmediateSupply',
    'hasConsentedToLossOfCancellation',
  ])
  expect(missingFields(small, { ...noConsents, hasAcceptedTerms: true })).toEqual([
    'hasConsentedToImmediateSupply',
    'hasConsentedToLossOfCancellation',
  ])
})

test('reads the selection out of the address', () => {
  const search = new URLSearchParams('package=oc-1000&method=mobile-wallet')
  expect(readSelection(search, offer)).toEqual({ chosen: large, method: 'mobile-wallet' })
})

test('selects no amount by itself, and the first method', () => {
  expect(readSelection(new URLSearchParams(), offer)).toEqual({ chosen: null, method: 'card' })
  expect(readSelection(new URLSearchParams('package=gone&method=cash'), offer)).toEqual({
    chosen: null,
    method: 'card',
  })
})

test('counts the bonus', () => {
  expect(totalCoins(large)).toBe(1050)
})
