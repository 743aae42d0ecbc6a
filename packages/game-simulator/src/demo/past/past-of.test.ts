import { reportStatistics } from '@olympus/contract/bridge/statistics'
import { breakdownKinds, counterKeys } from '@olympus/contract/statistic-keys'
import { z } from '@olympus/contract/schema'
import { expect, it } from 'vitest'
import type { Counts } from '../../game/counts.ts'
import { theronCharacters } from '../theron-characters.ts'
import { lifetimeOf } from './lifetime.ts'
import { pastOf } from './past-of.ts'

const now = new Date('2025-06-14T18:42:00Z')
const year = { now }
const dayMs = 24 * 60 * 60 * 1000
const pasts = theronCharacters.map((character) => ({ character, reports: pastOf(character, year) }))
const [kallistrate] = pasts
if (!kallistrate) throw new Error('There is no Kallistrate')

const sum = (codes: Readonly<Record<string, number>> = {}) =>
  Object.values(codes).reduce((total, value) => total + value, 0)

const sumsOf = ({ counters }: Counts) => ({
  families: counters.monstersKilled ?? 0,
  bossesWon: counters.raidsWon ?? 0,
  bossesLost: counters.raidsLost ?? 0,
  skills: counters.skillsCast ?? 0,
  items: counters.itemsUsed ?? 0,
  hours: counters.onlineSeconds ?? 0,
})

it('every sum is that of its parts, in every report', () => {
  for (const { counts } of pasts.flatMap(({ reports }) => reports)) {
    const { counters, breakdowns } = counts
    expect(sumsOf(counts)).toEqual(
      Object.fromEntries(breakdownKinds.map((kind) => [kind, sum(breakdowns[kind])])),
    )
    expect(counters.goldSpent ?? 0).toBe(
      (counters.goldSpentOnBazaar ?? 0) +
        (counters.goldSpentOnFees ?? 0) +
        (counters.goldSpentOnMysteryBoxes ?? 0) +
        (counters.goldSpentAtNpcShops ?? 0),
    )
  }
})

it('no total ever falls, and reports are in order', () => {
  for (const { reports } of pasts)
    for (const [index, { capturedAt, counts }] of reports.slice(1).entries()) {
      const before = reports[index]
      expect(capturedAt.getTime()).toBeGreaterThan(before?.capturedAt.getTime() ?? 0)
      for (const key of counterKeys)
        expect(counts.counters[key] ?? 0).toBeGreaterThanOrEqual(before?.counts.counters[key] ?? 0)
    }
})

it('ends with what the character has done in its whole life', () => {
  for (const { character, reports } of pasts) {
    const last = reports.at(-1)?.counts
    const { breakdowns } = lifetimeOf(character)
    expect(last?.counters.onlineSeconds).toBe(character.onlineHours * 3600)
    expect((last?.counters.goldEarned ?? 0) - (last?.counters.goldSpent ?? 0)).toBe(character.gold)
    expect(last?.breakdowns).toMatchObject(breakdowns)
  }
})

it('Kallistrate played on most days of the last month, and still does something of everything', () => {
  const month = kallistrate.reports.filter(
    ({ capturedAt }) => now.getTime() - capturedAt.getTime() < 30 * dayMs,
  )
  expect(month.length).toBeGreaterThan(20)
  const [first, last] = [month[0]?.counts, month.at(-1)?.counts]
  for (const key of counterKeys)
    expect([key, (last?.counters[key] ?? 0) - (first?.counters[key] ?? 0)]).not.toEqual([key, 0])
  expect(kallistrate.reports.at(-1)?.counts.counters).toMatchObject({
    raidsWon: 1842,
    monstersKilled: 216_720,
  })
})

it('reports follow the contract, from 400 days ago to now', () => {
  for (const { character, reports } of pasts)
    for (const { capturedAt, counts } of [reports[0], reports.at(-1)].flatMap((report) => report ?? [])) {
      const entry = { world: 'olympia', gameId: character.name, counterEpoch: 0, ...counts }
      const { error } = z.safeParse(reportStatistics.entry, {
        ...entry,
        capturedAt: capturedAt.toISOString(),
      })
      expect(error?.issues ?? []).toEqual([])
      expect(now.getTime() - capturedAt.getTime()).toBeGreaterThanOrEqual(0)
      expect(now.getTime() - capturedAt.getTime()).toBeLessThan(400 * dayMs)
    }
})

it('a day was the same yesterday, and days may be reported together', () => {
  const yesterday = pastOf(kallistrate.character, { ...year, now: new Date(now.getTime() - dayMs) })
  const shared = (reports: typeof yesterday) => reports.at(-3)?.capturedAt
  expect(kallistrate.reports.map(({ capturedAt }) => capturedAt.getTime())).toContain(
    shared(yesterday)?.getTime(),
  )
  const together = pastOf(kallistrate.character, { ...year, every: 7 })
  expect(together.length).toBeLessThan(kallistrate.reports.length / 6)
  expect(together.at(-1)).toEqual(kallistrate.reports.at(-1))
})
