import type { LocaleCode } from '@olympus/contract/locales'
import { expect, it } from 'vitest'
import { nameRanks } from './name-ranks.ts'

const order = (names: readonly string[], locale: LocaleCode) => {
  const ranks = nameRanks(names.toReversed(), locale)
  return names.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
}

it.each([
  ['cz', ['Cibule', 'Čepice', 'Hůl', 'Chrám', 'Igelit', 'Růže', 'Řetěz', 'Žezlo']],
  ['pl', ['Cień', 'Ćma', 'Laska', 'Łuk', 'Młot', 'Źrebię', 'Żagiel']],
  ['tr', ['Cam', 'Çan', 'Halat', 'Ilık su', 'İğne', 'Olta', 'Öküz', 'Sap', 'Şapka']],
  ['cn', ['北风之靴', '金苹果', '银弓']],
  ['hk', ['一環', '金蘋果', '銀弓']],
  ['de', ['Apfel', 'Äpfel', 'Bogen', 'Zepter']],
] as const)('sorts as a dictionary does: %s', (locale, names) => {
  expect(order(names, locale)).toEqual(names)
})

it('takes new names in without losing the order of the others', () => {
  expect(order(['Laska', 'Młot'], 'pl')).toEqual(['Laska', 'Młot'])
  expect(order(['Laska', 'Łza', 'Młot'], 'pl')).toEqual(['Laska', 'Łza', 'Młot'])
})
