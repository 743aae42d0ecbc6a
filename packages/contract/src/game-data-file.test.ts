import { expect, it } from 'vitest'
import { GameDataFile } from './game-data-file.ts'
import { z } from './schema.ts'

const item = { vnum: 7, name: { en: 'Keraunos', de: 'Keraunos' }, icon: 'zeus-sword' }
const raid = { code: 0, name: { en: 'Hydra of Lerna' } }

/** The path and message of each problem. */
function problemsOf(file: unknown): string[] {
  const { error } = GameDataFile.safeParse(file)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

it('tables that a file does not have are empty', () => {
  expect(z.parse(GameDataFile, { format: 1, items: [item] })).toEqual({
    format: 1,
    items: [item],
    kinds: [],
    mates: [],
    raids: [],
    bosses: [],
    events: [],
    skills: [],
    families: [],
    statistics: [],
    seasons: [],
    boards: [],
  })
})

it.each<readonly [what: string, file: unknown, path: string]>([
  ['another format', { format: 2 }, 'format'],
  ['no format', {}, 'format'],
  ['an unknown table', { format: 1, quests: [] }, ''],
  ['an unknown field', { format: 1, items: [{ ...item, price: 3 }] }, 'items.0'],
  ['an unknown language', { format: 1, items: [{ ...item, name: { en: 'A', cs: 'A' } }] }, 'items.0.name'],
  ['no English name', { format: 1, raids: [{ code: 0, name: { de: 'Hydra' } }] }, 'raids.0.name.en'],
  ['an empty name', { format: 1, raids: [{ code: 0, name: { en: ' ' } }] }, 'raids.0.name.en'],
  ['a control character', { format: 1, raids: [{ code: 0, name: { en: 'a\u0007' } }] }, 'raids.0.name.en'],
  ['a code that is no number', { format: 1, raids: [{ ...raid, code: 'cuby' }] }, 'raids.0.code'],
  ['an address as icon', { format: 1, items: [{ ...item, icon: 'https://x' }] }, 'items.0.icon'],
  ['an unknown rarity', { format: 1, items: [{ ...item, rarity: 'shiny' }] }, 'items.0.rarity'],
])('refuses %s', (_, file, path) => {
  expect(problemsOf(file)).toEqual([expect.stringMatching(new RegExp(`^${path}: `))])
})

it('refuses a code that is there twice, and names both places', () => {
  const statistic = { key: 'raids.won', name: { en: 'Raids won' } }
  const file = {
    format: 1,
    items: [item, { ...item, vnum: 8 }, { ...item, name: { en: 'Another' } }],
    raids: [raid, raid],
    statistics: [statistic, statistic],
    bosses: [raid],
  }
  expect(problemsOf(file)).toEqual([
    'items.2.vnum: 7 is also the vnum of entry 0',
    'raids.1.code: 0 is also the code of entry 0',
    'statistics.1.key: raids.won is also the key of entry 0',
  ])
})

it('refuses a kind that is not described', () => {
  const kinds = [{ key: 'sword', name: { en: 'Sword' } }]
  const file = {
    format: 1,
    kinds,
    items: [
      { ...item, kind: 'sword' },
      { ...item, vnum: 8, kind: 'bow' },
    ],
    skills: [{ code: 1, name: { en: 'Skyfall' }, kind: 'attack' }],
  }
  expect(problemsOf(file)).toEqual([
    'items.1.kind: bow is not in kinds',
    'skills.0.kind: attack is not in kinds',
  ])
})

it('refuses a season that ends before it starts', () => {
  const season = { code: 1, name: { en: 'Season 1' }, startsAt: '2025-06-01T00:00:00Z' }
  const seasons = [
    { ...season, endsAt: '2025-06-01T00:00:00Z' },
    { ...season, code: 2, endsAt: null },
  ]
  expect(problemsOf({ format: 1, seasons })).toEqual(['seasons.0.endsAt: it ends before it starts'])
})

it('refuses a board of an unknown boss, and one that is there twice', () => {
  const board = { name: { en: 'Raids' }, scoreName: { en: 'Raids won' } }
  const boards = [
    { ...board, key: 'raids', bosses: [0, 7, 0] },
    { ...board, key: 'raids' },
    { ...board, key: 'chess' },
  ]
  expect(problemsOf({ format: 1, bosses: [raid], boards: boards.slice(0, 1) })).toEqual([
    'boards.0.bosses.1: 7 is not in bosses',
    'boards.0.bosses.2: 0 is there twice',
  ])
  expect(problemsOf({ format: 1, boards: boards.slice(1) })).toHaveLength(1)
  expect(problemsOf({ format: 1, boards: [{ ...board, key: 'raids' }, boards[1]] })).toEqual([
    'boards.1.key: raids is also the key of entry 0',
  ])
})
