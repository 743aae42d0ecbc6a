import { expect, it } from 'vitest'
import { pickCurrency } from './currency-rules.ts'

const sold = ['EUR', 'JPY', 'PLN', 'USD']

it.each([
  ['what was picked', { asked: 'JPY', lastUsed: 'USD', locale: 'pl' }, 'JPY'],
  ['what was paid with before', { asked: undefined, lastUsed: 'USD', locale: 'pl' }, 'USD'],
  ['what is used where the language is at home', { asked: undefined, lastUsed: null, locale: 'pl' }, 'PLN'],
  ['euro', { asked: undefined, lastUsed: null, locale: 'en' }, 'EUR'],
  ['nothing that is not sold', { asked: 'KWD', lastUsed: 'CZK', locale: 'tr' }, 'EUR'],
] as const)('picks %s', (_, wishes, currency) => {
  expect(pickCurrency(sold, wishes)).toBe(currency)
})

it('where nothing is sold in euro, it is the first that something is sold in', () => {
  expect(pickCurrency(['JPY', 'USD'], { asked: undefined, lastUsed: null, locale: 'de' })).toBe('JPY')
})
