import { placeOf, ranked, sampleEntries } from '@olympus/api-client/mocks/sample-board-entries'
import { sampleBoard } from '@olympus/api-client/mocks/sample-boards'
import { expect, it } from 'vitest'

import { changedIds, companions, distance, shownEntries, winRate, type BoardPage } from './board-rules.ts'

const raids = sampleBoard('raids')
const entries = sampleEntries(raids, {})
const own = entries.filter(({ isOwn }) => isOwn).map((entry) => placeOf(entries, entry, 10))
const pageOf = (page: number): BoardPage => ({
  entries: entries.slice((page - 1) * 10, page * 10),
  totalEntries: entries.length,
  page,
  pageSize: 10,
  season: { code: 0, name: null, startsAt: null, endsAt: null, closedAt: null },
  own,
  version: 1,
  serverNow: '2025-06-12T09:41:00Z',
})
const positions = (list: readonly { readonly position: number }[]) => list.map(({ position }) => position)

it('has a podium on the first page only, and pins own characters that are elsewhere', () => {
  const first = shownEntries(pageOf(1), [])
  expect(positions(first.podium)).toEqual([1, 2, 3])
  expect(positions(first.rows)).toEqual([4, 5, 6, 7, 8, 9, 10])
  expect(positions(first.pinned)).toEqual([128, 402])
  const own = shownEntries(pageOf(13), [])
  expect([own.podium, positions(own.pinned)]).toEqual([[], [402]])
})

it('continues the page with the neighbors of a marked character', () => {
  const around = entries.slice(122, 134)
  const { rows, pinned } = shownEntries(pageOf(13), around)
  expect(positions(rows)).toEqual([121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134])
  expect(positions(pinned)).toEqual([402])
  expect(positions(shownEntries(pageOf(14), around).rows).slice(0, 9)).toEqual([
    123, 124, 125, 126, 127, 128, 129, 130, 131,
  ])
})

it('pins no neighbor twice', () => {
  expect(positions(shownEntries(pageOf(14), entries.slice(122, 134)).pinned)).toEqual([402])
})

it.each([
  [{ losses: 4, surrenders: 1 }, 5, 0.5],
  [{ losses: 4 }, 5, null],
  [{ losses: 0 }, 10, 1],
  [{ wins: 2, losses: 6, ties: 2 }, 900, 0.2],
  [{}, 500, null],
])('the win rate of %j with a score of %d is %s', (figures, score, rate) => {
  expect(winRate({ figures, score })).toBe(rate)
})

it('counts what is missing to the next better score, also of times', () => {
  const [kallistrate] = own
  expect(kallistrate && distance(kallistrate)).toBe(4)
  const times = sampleEntries(sampleBoard('raid-records'), {})
  const [second, third] = [times[1], times[2]]
  expect(second && distance(placeOf(times, second, 10))).toBeNull()
  expect(third && distance(placeOf(times, third, 10))).toBe(1217)
})

it('finds the scores that have changed, of entries that were shown before', () => {
  const before = pageOf(1)
  const [first, ...rest] = before.entries
  if (!first) throw new Error('The sample has entries')
  const after = { ...before, entries: ranked([{ ...first, score: first.score + 1 }, ...rest]) }
  expect([...changedIds(before, after)]).toEqual([first.character.id])
  expect([...changedIds(before, pageOf(2))]).toEqual([])
})

it('the party of an entry leaves its character out', () => {
  const [, second] = sampleEntries(sampleBoard('raid-records'), {})
  if (!second) throw new Error('The sample has entries')
  const party = ['Panthea', second.character.name, 'Iolanthe']
  expect(companions({ ...second, party })).toEqual(['Panthea', 'Iolanthe'])
})
