import {
  type BreakdownKind,
  type CounterKey,
  type MeasureKey,
  type RecordKey,
  type StatisticPeriod,
  type StatisticTab,
  tabBreakdowns,
  tabCounters,
} from '@olympus/contract/statistic-keys'
import { measureOf, measuresOf, type Totals } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'
import { levelsOf } from './level-bands.ts'
import { milestonesOf } from './milestones-view.ts'
import type { DayRange } from './periods.ts'
import { medianOf, shareBelow } from './quantiles.ts'
import type { Point, StatisticRow, StoredMedian } from './read-statistics.ts'
import { weekdayOf } from './statistic-days.ts'
import type { Codes } from './statistic-state.ts'

/** What a tab is asked for. */
export interface Asked {
  readonly tab: StatisticTab
  readonly period: StatisticPeriod
  readonly days: DayRange | null
  readonly before: DayRange | null
  readonly levelBand: number
  readonly compareWith: string
  readonly maySeeGold: boolean
  /** Only the owner, or who may see when the character was in the game, sees more than the day. */
  readonly maySeeMoments: boolean
}

const keysOf = (tab: StatisticTab): readonly CounterKey[] => tabCounters[tab]

const pick = (counts: Totals, keys: readonly CounterKey[]): Totals =>
  Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0]))

/** Without zeros, which most of many days would have. */
const pickCounted = (counts: Totals, keys: readonly CounterKey[]): Totals =>
  Object.fromEntries(keys.flatMap((key) => (counts[key] ? [[key, counts[key]]] : [])))

const within = (points: readonly Point[], days: DayRange | null) =>
  days ? points.filter(([day]) => day >= days.from && day <= days.to) : points

function totalsOf(points: readonly Point[], keys: readonly CounterKey[]): Totals {
  const totals: Record<string, number> = {}
  for (const key of keys) totals[key] = points.reduce((sum, [, counters]) => sum + (counters[key] ?? 0), 0)
  return totals
}

const shownPoints = (points: readonly Point[], keys: readonly CounterKey[]) =>
  points.map(([day, counters]) => ({ day, totals: pickCounted(counters, keys) }))

const codesOf = (points: readonly Point[], kind: BreakdownKind): Codes => {
  const sums: Record<string, number> = {}
  for (const [, , breakdowns] of points)
    for (const [code, count] of Object.entries(breakdowns[kind] ?? {})) sums[code] = (sums[code] ?? 0) + count
  return sums
}

function breakdownsOf({ breakdowns, points }: StatisticRow, { tab, days, before }: Asked) {
  const kinds: readonly BreakdownKind[] = tabBreakdowns[tab]
  const shown = kinds.flatMap((kind) => {
    const lifetime = breakdowns?.[kind]
    if (!lifetime) return []
    const counts = days ? codesOf(within(points ?? [], days), kind) : lifetime
    const earlier = before && codesOf(within(points ?? [], before), kind)
    const rows = Object.entries(lifetime).map(([code, total]) => ({
      code: Number(code),
      count: counts[code] ?? 0,
      before: earlier && (earlier[code] ?? 0),
      lifetime: total,
    }))
    return [[kind, rows.toSorted((a, b) => b.count - a.count || b.lifetime - a.lifetime || a.code - b.code)]]
  })
  return Object.fromEntries(shown) as Statistics['breakdowns']
}

function hoursOf(
  { breakdowns, points, weekHours }: StatisticRow,
  { tab, days, maySeeMoments }: Asked,
): Statistics['hours'] {
  // Also those of a lifetime tell when the character was in the game, to whoever reads them twice.
  if (tab !== 'overview' || !maySeeMoments || !breakdowns?.hours) return null
  const sums: Record<string, number> = days ? {} : { ...weekHours }
  if (days)
    for (const [day, , { hours = {} }] of within(points ?? [], days))
      for (const [hour, seconds] of Object.entries(hours)) {
        const place = (weekdayOf(day) - 1) * 24 + Number(hour)
        sums[place] = (sums[place] ?? 0) + seconds
      }
  return Object.entries(sums).map(([place, seconds]) => ({
    weekday: Math.floor(Number(place) / 24) + 1,
    hour: Number(place) % 24,
    seconds,
  }))
}

function bestTimesOf(
  { bestTimes, serverRecords, median }: StatisticRow,
  { tab }: Asked,
): Statistics['bestTimes'] {
  if (tab !== 'raids') return []
  return Object.entries(bestTimes ?? {}).map(([boss, milliseconds]) => {
    const record = serverRecords?.[boss]
    return {
      boss: Number(boss),
      milliseconds,
      // A time that was not reported to the boards may be faster.
      serverRecord: record === undefined ? null : Math.min(record, milliseconds),
      median: median?.bestTimes[boss] ?? null,
    }
  })
}

function recordsOf({ records }: StatisticRow, { tab }: Asked): Statistics['records'] {
  const keys = keysOf(tab)
  const isShown = (key: string) =>
    keys.some((each) => each === key) ||
    (key === 'kills' && keys.includes('monstersKilled')) ||
    (key === 'daysInARow' && tab === 'overview')
  return Object.entries(records ?? {})
    .filter(([key]) => isShown(key))
    .map(([key, { value, day }]) => ({ key: key as RecordKey, value, day }))
}

function medianView(
  { characters, computedAt, quantiles }: StoredMedian,
  totals: Totals,
  { tab, levelBand }: Asked,
): Statistics['compared'] {
  if (!quantiles) return null
  const medians: { [Key in MeasureKey]?: number } = {}
  const aheadOf: { [Key in MeasureKey]?: number } = {}
  for (const key of measuresOf(keysOf(tab))) {
    const values = quantiles[key]
    if (!values) continue
    medians[key] = medianOf(values)
    const value = measureOf(totals, key)
    if (value !== null) aheadOf[key] = shareBelow(values, value)
  }
  return {
    kind: 'median',
    characters,
    levels: levelsOf(levelBand),
    computedAt: new Date(computedAt).toISOString(),
    medians,
    aheadOf,
  }
}

function comparedOf(row: StatisticRow, totals: Totals, asked: Asked): Statistics['compared'] {
  if (asked.compareWith === 'nobody') return null
  if (asked.compareWith === 'median') return row.median && medianView(row.median, totals, asked)
  if (!row.other) return null
  const { id, name, counters } = row.other
  const points = row.other.points ?? []
  const keys = keysOf(asked.tab)
  const sums = asked.days ? totalsOf(points, keys) : pick(counters ?? {}, keys)
  return { kind: 'character', id, name, totals: sums, points: shownPoints(points, keys) }
}

/** What each report replaces, on the tab that shows it. */
function latestOf({ latest }: StatisticRow, { tab, maySeeGold }: Asked, shownAt: (moment: string) => string) {
  const of = <Value>(shownOn: StatisticTab, value: Value | undefined): Value | null =>
    tab === shownOn ? (value ?? null) : null
  const rewards = of('events', latest?.lastSuperRewards)
  return {
    goldHeld: maySeeGold ? of('economy', latest?.goldHeld) : null,
    lastFights: of('pvp', latest?.lastFights),
    longestWinningStreak: of('pvp', latest?.longestWinningStreak),
    longestSessionSeconds: of('overview', latest?.longestSessionSeconds),
    lastSuperRewards: rewards && rewards.map((reward) => ({ ...reward, wonAt: shownAt(reward.wonAt) })),
  }
}

/** One tab, from what was read. Names every field, so nothing else that is stored is shown. */
export function projectStatistics(row: StatisticRow, asked: Asked) {
  const { tab, period, days, before, maySeeMoments } = asked
  const keys = keysOf(tab)
  const points = row.points ?? []
  const lifetime = pick(row.counters ?? {}, keys)
  const shown = within(points, days)
  const totals = days ? totalsOf(shown, keys) : lifetime
  const shownAt = (moment: string) => (maySeeMoments ? moment : `${moment.slice(0, 10)}T00:00:00.000Z`)
  const milestones = tab === 'overview' ? milestonesOf(row.counters ?? {}, row.milestones ?? {}) : []
  return {
    tab,
    period,
    before,
    countedSince: row.countedSince,
    totals,
    totalsBefore: before && totalsOf(within(points, before), keys),
    lifetime,
    step: days ? 'day' : 'week',
    points: shownPoints(shown, keys),
    breakdowns: breakdownsOf(row, asked),
    hours: hoursOf(row, asked),
    bestTimes: bestTimesOf(row, asked),
    records: recordsOf(row, asked),
    milestones: milestones.map((each) => ({
      ...each,
      reachedAt: each.reachedAt === null ? null : shownAt(each.reachedAt),
    })),
    ...latestOf(row, asked, shownAt),
    compared: comparedOf(row, totals, asked),
  } as const
}
