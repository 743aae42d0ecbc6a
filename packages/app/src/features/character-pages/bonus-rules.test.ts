import type { BonusLine } from '@olympus/contract/character-bonuses'
import { expect, test } from 'vitest'

import { byEnd, countBySource, fromSource, highlightsOf, namedSources, totalsOf } from './bonus-rules.ts'

const orders = { stats: ['attack', 'hp'], kinds: ['equipment', 'title'] }

const line = (
  stat: string,
  value: number,
  from: string | (Partial<BonusLine['source'] & Pick<BonusLine, 'unit'>> & { readonly kind: string }),
): BonusLine => {
  const { unit = 'percent', ...source } = typeof from === 'string' ? { kind: from } : from
  return { stat, value, unit, source: { name: null, vnum: null, ...source } }
}

const totalsIn = (lines: readonly BonusLine[]) =>
  totalsOf(lines, orders).map(({ stat, unit, total }) => [stat, unit, total])

test('percent and points of a figure are two totals', () => {
  const lines = [
    line('attack', 20, 'equipment'),
    line('attack', 96, { kind: 'fairy', unit: 'points' }),
    line('attack', 5, 'title'),
    line('attack', 4, { kind: 'fairy', unit: 'points' }),
  ]
  expect(totalsIn(lines)).toEqual([
    ['attack', 'percent', 25],
    ['attack', 'points', 100],
  ])
})

test('what lowers a figure is taken off', () => {
  const lines = [line('hp', 10, 'equipment'), line('hp', -30, 'curse')]
  const [total] = totalsOf(lines, orders)
  expect(total?.total).toBe(-20)
  expect(total?.parts).toEqual([
    { kind: 'equipment', share: 0.25 },
    { kind: 'curse', share: 0.75 },
  ])
  expect(total?.lines.map(({ value }) => value)).toEqual([-30, 10])
})

test('decimals add up', () => {
  expect(totalsIn([line('hp', 0.1, 'title'), line('hp', 0.2, 'title')])).toEqual([['hp', 'percent', 0.3]])
})

test('bonuses of 0 have no bar', () => {
  expect(totalsOf([line('hp', 0, 'title')], orders)).toMatchObject([{ total: 0, parts: [] }])
})

test('known figures come first, unknown ones as reported', () => {
  const lines = ['zeal', 'hp', 'awe', 'attack', 'zeal'].map((stat) => line(stat, 1, 'title'))
  expect(totalsIn(lines)).toEqual([
    ['attack', 'percent', 1],
    ['hp', 'percent', 1],
    ['zeal', 'percent', 2],
    ['awe', 'percent', 1],
  ])
})

test('the part of one source keeps its share of the whole', () => {
  const lines = [line('attack', 15, 'equipment'), line('attack', 5, 'title'), line('hp', 8, 'equipment')]
  const totals = totalsOf(lines, orders)
  expect(fromSource(totals, 'title')).toMatchObject([
    { stat: 'attack', total: 5, parts: [{ kind: 'title', share: 0.25 }] },
  ])
  expect(countBySource(totals, ['equipment', 'title', 'fairy'])).toEqual([
    { kind: 'equipment', count: 2 },
    { kind: 'title', count: 1 },
    { kind: 'fairy', count: 0 },
  ])
})

test('highlights are the favorites, then the highest percentages', () => {
  const lines = [
    line('attack', 3, 'title'),
    line('hp', 2480, { kind: 'title', unit: 'points' }),
    line('speed', 9, 'title'),
    line('zeal', 20, 'title'),
    line('awe', 1, 'title'),
  ]
  const stats = highlightsOf(totalsOf(lines, orders), ['gold', 'attack']).map(({ stat }) => stat)
  expect(stats).toEqual(['attack', 'zeal', 'speed'])
})

test('every named source is listed once', () => {
  const lines = [
    line('hp', 1, { kind: 'title', name: 'Slayer' }),
    line('attack', 1, { kind: 'equipment', vnum: 7, name: 'Keraunos' }),
    line('attack', 1, 'equipment'),
    line('hp', 1, { kind: 'equipment', vnum: 7, name: 'Keraunos' }),
  ]
  expect(namedSources(lines, orders.kinds).map(({ name }) => name)).toEqual(['Keraunos', 'Slayer'])
})

test('what ends first comes first', () => {
  const timed = [null, '2025-07-01T00:00:00Z', '2025-06-14T20:00:00+02:00'].map((endsAt) => ({ endsAt }))
  expect(byEnd(timed).map(({ endsAt }) => endsAt)).toEqual([
    '2025-06-14T20:00:00+02:00',
    '2025-07-01T00:00:00Z',
    null,
  ])
})
