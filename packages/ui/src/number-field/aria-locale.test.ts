import { expect, test } from 'vitest'

import { ariaLocale } from './aria-locale.ts'

test.each([
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hans-CN', 'zh-CN'],
  ['de-DE', 'de-DE'],
  ['en-US', 'en-US'],
])('%s is %s to react-aria', (tag, aria) => {
  expect(ariaLocale(tag)).toBe(aria)
})
