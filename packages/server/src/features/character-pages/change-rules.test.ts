import { expect, it } from 'vitest'
import { changesOf, type SeenFigures } from './change-rules.ts'

const since = new Date('2026-06-11T20:31:00Z')
const before: SeenFigures = {
  level: 92,
  heroLevel: 42,
  jobLevel: 80,
  reputation: 1_280_320,
  achievementPoints: 8420,
  gold: 214_806_113,
  onlineSeconds: 4_334_400,
  equipment: [
    { slot: 6, vnum: 5106, name: 'Necklace of Eriphyle', rarity: 2 },
    { slot: 0, vnum: 5000, upgrade: 9 },
  ],
}
const compare = (changes: Partial<SeenFigures>) =>
  changesOf({ before, now: { ...before, ...changes }, since })

it('says what has risen and what has fallen, and nothing of the rest', () => {
  expect(compare({ level: 93, gold: 13 })).toEqual({
    since: since.toISOString(),
    figures: [
      { figure: 'level', before: 92, now: 93 },
      { figure: 'gold', before: 214_806_113, now: 13 },
    ],
    equipment: [],
  })
})

it('says nothing if nothing has changed', () => {
  expect(compare({})).toEqual({ since: since.toISOString(), figures: [], equipment: [] })
})

it.each([
  [59, 0],
  [60, 1],
])('counts time online by the minute (%i s)', (seconds, count) => {
  expect(compare({ onlineSeconds: 4_334_400 + seconds }).figures).toHaveLength(count)
})

it('compares equipment by slot: put on, taken off, improved', () => {
  const equipment = [
    { slot: 100, vnum: 5100 },
    { slot: 0, vnum: 5000, upgrade: 10 },
  ]
  expect(compare({ equipment }).equipment).toEqual([
    { slot: 0, before: { vnum: 5000, upgrade: 9 }, now: { vnum: 5000, upgrade: 10 } },
    { slot: 6, before: { vnum: 5106, name: 'Necklace of Eriphyle', rarity: 2 }, now: null },
    { slot: 100, before: null, now: { vnum: 5100 } },
  ])
})

it('does not care about the order of items or a new name', () => {
  const equipment = before.equipment?.toReversed().map((item) => ({ ...item, name: 'Renamed' })) ?? []
  expect(compare({ equipment }).equipment).toEqual([])
})

it('compares nothing with what was not reported', () => {
  const nothing = { since: null, figures: [], equipment: [] }
  expect(changesOf({ before: null, now: before, since })).toEqual(nothing)
  expect(changesOf({ before, now: null, since })).toEqual(nothing)
  expect(changesOf({ before, now: before, since: null })).toEqual(nothing)
  expect(compare({ equipment: null }).equipment).toEqual([])
  const { gold: _, ...older } = before
  expect(changesOf({ before: older, now: before, since }).figures).toEqual([])
})
