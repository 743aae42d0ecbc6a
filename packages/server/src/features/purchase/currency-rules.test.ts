import { expect, it } from 'vitest'
import { pickCurrency } from './currency-rules.ts'

const sold = ['EUR', 'JPY', 'PLN', 'USD']

it.each([
  ['the requested currency', { asked: 'JPY', lastUsed: 'USD', locale: 'pl' }, 'JPY'],
  ['the currency of the last purchase', { asked: undefined, lastUsed: 'USD', locale: 'pl' }, 'USD'],
  ['the currency of the language', { asked: undefined, lastUsed: null, locale: 'pl' }, 'PLN'],
  ['euro by default', { asked: undefined, lastUsed: null, locale: 'en' }, 'EUR'],
  ['only a currency that is for sale', { asked: 'KWD', lastUsed: 'CZK', locale: 'tr' }, 'EUR'],
] as const)('picks %s', (_, wishes, currency) => {
  expect(pickCurrency(sold, wishes)).toBe(currency)
})

it('falls back to the first currency with a price if nothing is sold in euro', () => {
  expect(pickCurrency(['JPY', 'USD'], { asked: undefined, lastUsed: null, locale: 'de' })).toBe('JPY')
})
