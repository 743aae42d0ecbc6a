import { expect, test } from 'vitest'

import { ariaLocale } from './aria-locale.ts'

test.each([
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-Hans-CN', 'zh-CN'],
  ['de-DE', 'de-DE'],
])('maps %s to %s', (tag, locale) => {
  expect(ariaLocale(tag)).toBe(locale)
})
