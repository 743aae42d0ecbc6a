import { expect, it } from 'vitest'

import { catalogFaults } from './catalog-rules.ts'

const catalog = (...entries: string[]) =>
  ['msgid ""\nmsgstr ""\n"Language: cs\\n"', ...entries].join('\n\n').concat('\n')

const coupons = 'msgid "{total, plural, one {# coupon} other {# coupons}}"'

it('finds nothing in a complete catalog', () => {
  const complete = catalog(
    '#: app.tsx\nmsgid "All"\nmsgstr "Vše"',
    '#: app.tsx\nmsgid "Two lines"\nmsgstr ""\n"Dva "\n"řádky"',
    `${coupons}\nmsgstr "{total, plural, one {# kupon} few {# kupony} many {# kuponu} other {# kuponů}}"`,
    '#~ msgid "Gone"\n#~ msgstr ""',
  )
  expect(catalogFaults('cs', complete)).toEqual([])
})

it('finds a message without a translation in any language', () => {
  const open = catalog('#: app.tsx\nmsgid "All"\nmsgstr ""', 'msgctxt "giver"\nmsgid "From"\nmsgstr ""')
  expect(catalogFaults('cs', open)).toEqual(['cs: All', 'cs: From'])
  expect(catalogFaults('zh-HK', open)).toEqual(['zh-HK: All', 'zh-HK: From'])
})

it.each(['"Hello {nick}"', '"Hello"', '"Hello {name} <0>there</0>"', '""\n"Hello "\n"<0>{name}</0>"'])(
  'finds other placeholders: %s',
  (translation) => {
    const entry = catalog(`msgid "Hello {name}"\nmsgstr ${translation}`)
    expect(catalogFaults('de', entry)).toEqual(['de, other placeholders: Hello {name}'])
  },
)

it('finds a plural that lacks a form of its language', () => {
  const english = catalog(`${coupons}\nmsgstr "{total, plural, one {# kupon} other {# kupony}}"`)
  expect(catalogFaults('cs', english)).toHaveLength(1)
  expect(catalogFaults('pl', english)[0]).toContain('the form “')
  expect(catalogFaults('tr', english)).toEqual([])
  const chinese = catalog(`${coupons}\nmsgstr "{total, plural, other {# 张兑换券}}"`)
  expect(catalogFaults('zh-CN', chinese)).toEqual([])
})
