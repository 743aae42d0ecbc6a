import { describe, expect, it } from 'vitest'
import { localeCodes, locales, negotiateLocale, paymentLocales } from './locales.ts'

describe('negotiateLocale', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['ja', 'pl'], 'pl'],
    [['zh'], 'cn'],
    [['zh-SG'], 'cn'],
    [['zh-TW'], 'hk'],
    [['zh-Hant-HK'], 'hk'],
    [['cs'], 'cz'],
    [['xx', ''], 'en'],
    [[], 'en'],
  ])('%j negotiates %s', (tags, code) => {
    expect(negotiateLocale(tags)).toBe(code)
  })

  it('finds every locale by its own tag', () => {
    for (const { tag, code } of locales) expect(negotiateLocale([tag])).toBe(code)
  })
})

it('every locale has a currency and a Stripe page', () => {
  expect(Object.keys(paymentLocales).sort()).toEqual([...localeCodes].sort())
})
