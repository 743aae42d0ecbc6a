import { expect, it } from 'vitest'
import { milestonesOf } from './milestones-view.ts'

const of = (value: number, stored: Record<string, string> = {}) =>
  milestonesOf({ duelsWon: value }, { duelsWon: stored }).filter(({ key }) => key === 'duelsWon')

it('the next one comes first, then those that were reached, the last one first', () => {
  const stored = { 10: '2026-01-01T00:00:00Z', 50: '2026-02-01T00:00:00Z' }
  expect(of(60, stored)).toEqual([
    { key: 'duelsWon', target: 100, value: 60, isReached: false, reachedAt: null },
    { key: 'duelsWon', target: 50, value: 60, isReached: true, reachedAt: '2026-02-01T00:00:00Z' },
    { key: 'duelsWon', target: 10, value: 60, isReached: true, reachedAt: '2026-01-01T00:00:00Z' },
  ])
})

it('of those before the first report only the highest is shown', () => {
  expect(
    of(120, { 100: '2026-01-01T00:00:00Z' }).map(({ target, isReached }) => [target, isReached]),
  ).toEqual([
    [250, false],
    [100, true],
    [50, true],
  ])
})

it('after the last one there is no next', () => {
  expect(of(5000).map(({ target }) => target)).toEqual([5000])
})

it('is reached with its target, not after it', () => {
  expect(of(10)).toMatchObject([{ target: 50 }, { target: 10, isReached: true }])
  expect(of(0)).toMatchObject([{ target: 10, value: 0, isReached: false }])
})
