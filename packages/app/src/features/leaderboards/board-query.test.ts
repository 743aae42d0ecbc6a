import { sampleBoard } from '@olympus/api-client/mocks/sample-boards'
import { expect, it } from 'vitest'

import {
  boardRequest,
  boardSearch,
  characterIdOf,
  isOnBoard,
  readBoardPlace,
  withBoss,
} from './board-query.ts'

const read = (search: string) => readBoardPlace(new URLSearchParams(search))

it.each([
  '',
  '?page=2',
  '?boss=0&class=archer&faction=celestial&page=3&pageSize=50&season=4',
  '?boss=3&character=311',
  '?character=Kallistrate',
])('the query %j survives a round trip', (search) => {
  expect(boardSearch(read(search))).toBe(search)
})

it.each(['page=0', 'page=1000000000', 'pageSize=101', 'boss=hydra', 'class=bard', 'faction=1', 'character='])(
  'ignores the invalid %s',
  (search) => {
    expect(boardSearch(read(search))).toBe('')
  },
)

it('names no page beside a character, whose page may change', () => {
  expect(boardSearch({ ...read('page=13'), character: 311 })).toBe('?character=311')
})

it.each([
  ['character=311', 311],
  ['character=Kallistrate', undefined],
  ['', undefined],
])('%j has the ID %s', (search, id) => {
  expect(characterIdOf(read(search))).toBe(id)
})

it('asks for the ranks within the filters', () => {
  expect(boardRequest('raids', read('boss=1&class=oracle&page=2'))).toEqual({
    params: { board: 'raids' },
    query: { boss: 1, season: undefined, characterClass: 'oracle', faction: undefined },
  })
})

it('shows the first boss if the URL names none, and no boss of a board without', () => {
  expect(withBoss(sampleBoard('raids'), read('')).boss).toBe(0)
  expect(withBoss(sampleBoard('raids'), read('boss=3')).boss).toBe(3)
  expect(withBoss(sampleBoard('monsters'), read('boss=3')).boss).toBeUndefined()
})

it.each([
  ['raids', 'boss=6', true],
  ['raids', 'boss=7', false],
  ['frozen-crown', 'season=3', true],
  ['frozen-crown', 'season=9', false],
] as const)('%s has %s: %s', (key, search, has) => {
  expect(isOnBoard(sampleBoard(key), read(search))).toBe(has)
})
