import type { RequestOf } from '@olympus/contract/endpoint'
import {
  type BreakdownKind,
  counterKeys,
  type CounterKey,
  type MeasureKey,
  measureKeys,
  tabBreakdowns,
  tabCounters,
} from '@olympus/contract/statistic-keys'
import { killsOf, measureOf, type Totals } from '@olympus/contract/statistic-rates'
import type { getStatistics, Statistics } from '@olympus/contract/statistics'

import { sampleAge } from './sample-character-pages.ts'
import { sampleCharacters } from './sample-characters.ts'
import { sampleVnumOf } from './sample-game-data.ts'
import {
  beforeFactors,
  lifetimeCounts,
  medianFactors,
  sampleAheadOf,
  sampleBosses,
  sampleCounts,
  sampleDays,
  sampleFamilies,
  sampleFights,
  sampleItemUses,
  sampleMilestones,
  sampleSkillCasts,
} from './sample-statistic-figures.ts'

type Query = RequestOf<typeof getStatistics>['query']
type Counts = Partial<Record<CounterKey, number>>

const dayMs = 24 * 60 * 60 * 1000
const today = '2025-06-12'
const weekCount = 60

const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10)

/** Splits a count by weights, so that the parts add up to it. */
function split(count: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let weight = 0
  let given = 0
  return weights.map((each) => {
    weight += each
    const part = Math.round((count * weight) / total) - given
    given += part
    return part
  })
}

const scaled = (counts: Counts, factors: Partial<Counts>, usual: number): Counts =>
  Object.fromEntries(
    counterKeys.map((key) => [key, Math.round((counts[key] ?? 0) * (factors[key] ?? usual))]),
  )

const lifetime: Counts = { ...scaled(sampleCounts, {}, 20), ...lifetimeCounts }

const only = (counts: Totals, keys: readonly CounterKey[]): Counts =>
  Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0]))

/** Each counter on its days. Those on which nothing was counted are left out. */
function pointsOf(counts: Counts, days: readonly string[], keys: readonly CounterKey[]) {
  const weights = days.map((_, index) => sampleDays[index % sampleDays.length] ?? 0)
  // Nobody falls as often on each day.
  const fallWeights = weights.map((weight, index) => weight * (1 + Math.sin(index) / 3))
  const parts = keys.map(
    (key) => [key, split(counts[key] ?? 0, key === 'deaths' ? fallWeights : weights)] as const,
  )
  return days
    .map((day, index) => ({
      day,
      totals: Object.fromEntries(parts.map(([key, values]) => [key, values[index] ?? 0])) as Counts,
    }))
    .filter(({ totals }) => Object.values(totals).some((value) => value > 0))
}

type Point = ReturnType<typeof pointsOf>[number]

const sumOf = (points: readonly Point[], keys: readonly CounterKey[]): Counts =>
  Object.fromEntries(
    keys.map((key) => [key, points.reduce((sum, { totals }) => sum + (totals[key] ?? 0), 0)]),
  )

/** Mondays and the first of each month, of everything. */
const weekParts = Array.from({ length: weekCount * 7 }, (_, index) =>
  daysAgo(weekCount * 7 - 1 - index),
).filter((day) => day.endsWith('-01') || new Date(day).getUTCDay() === 1)

const dayCounts: Readonly<Record<Query['period'], number>> = {
  7: 7,
  30: 30,
  season: 43,
  all: weekCount * 7,
}

function seriesOf({ tab, period }: Pick<Query, 'period' | 'tab'>, counts: Counts) {
  const keys = tabCounters[tab]
  const month = Array.from({ length: 30 }, (_, index) => daysAgo(29 - index))
  if (period === 'all') {
    return { step: 'week' as const, points: pointsOf({ ...counts, ...lifetime }, weekParts, keys) }
  }
  if (period !== 'season')
    return {
      step: 'day' as const,
      points: pointsOf(counts, month, keys).filter(({ day }) => day >= firstDay(period)),
    }
  const earlier = Array.from({ length: 13 }, (_, index) => daysAgo(42 - index))
  const before = pointsOf(scaled(counts, {}, 0.4), earlier, keys)
  return { step: 'day' as const, points: [...before, ...pointsOf(counts, month, keys)] }
}

const firstDay = (period: Query['period']) => daysAgo(dayCounts[period] - 1)

const coded = (kind: BreakdownKind): readonly (readonly [code: number, count: number])[] =>
  ({
    families: sampleFamilies.map((count, code) => [code, count] as const),
    bossesWon: sampleBosses.map(({ won }, code) => [code, won] as const),
    bossesLost: sampleBosses.map(({ lost }, code) => [code, lost] as const),
    skills: sampleSkillCasts,
    items: sampleItemUses,
    hours: [],
  })[kind]

const breakdownsOf = ({ tab, period }: Pick<Query, 'period' | 'tab'>): Statistics['breakdowns'] =>
  Object.fromEntries(
    tabBreakdowns[tab].map((kind) => [
      kind,
      coded(kind).map(([code, count]) => ({
        code,
        count: period === 'all' ? count * 20 : period === '7' ? Math.round(count / 4) : count,
        before: period === '7' || period === '30' ? Math.round(count * 0.9) : null,
        lifetime: count * 20,
      })),
    ]),
  )

/** Evenings, and afternoons of the weekend. */
function hoursOf(onlineSeconds: number): Statistics['hours'] {
  const hours = Array.from({ length: 7 * 24 }, (_, at) => ({
    weekday: Math.floor(at / 24) + 1,
    hour: at % 24,
  }))
  const weights = hours.map(({ weekday, hour }) => {
    if (hour >= 17 && hour <= 22) return hour === 19 || hour === 20 ? 8 : 4
    return weekday >= 6 && (hour >= 11 || hour === 0) ? 3 : 0
  })
  const seconds = split(onlineSeconds, weights)
  return hours.map((each, at) => ({ ...each, seconds: seconds[at] ?? 0 })).filter((each) => each.seconds > 0)
}

function recordsOf({ tab }: Pick<Query, 'tab'>): Statistics['records'] {
  const { points } = seriesOf({ tab, period: '30' }, sampleCounts)
  const best = tabCounters[tab].flatMap((key) => {
    const [point] = points.toSorted((one, other) => (other.totals[key] ?? 0) - (one.totals[key] ?? 0))
    return point ? [{ key, value: point.totals[key] ?? 0, day: point.day }] : []
  })
  return [...best, { key: 'daysInARow' as const, value: 12, day: '2025-06-10' }]
}

function comparedWith(query: Query, totals: Counts): Statistics['compared'] {
  const { compareWith, tab } = query
  if (compareWith === 'nobody') return null
  if (compareWith !== 'median') {
    const other = sampleCharacters.find(({ id }) => String(id) === compareWith)
    if (!other) return null
    const { points } = seriesOf(query, scaled(sampleCounts, medianFactors, 0.7))
    return {
      kind: 'character',
      id: other.id,
      name: other.name,
      totals: sumOf(points, tabCounters[tab]),
      points,
    }
  }
  const middle = scaled(totals, medianFactors, 0.7)
  const medians: Partial<Record<MeasureKey, number>> = {}
  for (const key of measureKeys) {
    const value = key === 'kills' ? killsOf(middle) : measureOf(middle, key)
    if (value !== null) medians[key] = value
  }
  return {
    kind: 'median',
    characters: 2140,
    levels: { from: 90, to: 95 },
    computedAt: '2025-06-12T03:00:00Z',
    medians,
    aheadOf: sampleAheadOf,
  }
}

/** A year of playing, in any tab, period and comparison. */
export function sampleStatistics(query: Query): Statistics {
  const { tab, period } = query
  const keys = tabCounters[tab]
  const { step, points } = seriesOf(query, sampleCounts)
  const totals = sumOf(points, keys)
  const hasBefore = period === '7' || period === '30'
  const days = { from: firstDay(period), to: today }
  return {
    ...sampleEmptyStatistics(query),
    days,
    before: hasBefore ? { from: daysAgo(dayCounts[period] * 2 - 1), to: daysAgo(dayCounts[period]) } : null,
    season: period === 'season' ? { code: 4, name: 'Season 4' } : null,
    countedSince: '2024-04-19',
    totals,
    totalsBefore: hasBefore ? only(scaled(totals, beforeFactors, 0.93), keys) : null,
    lifetime: only(lifetime, keys),
    step,
    points,
    breakdowns: breakdownsOf(query),
    hours: tab === 'overview' ? hoursOf(totals.onlineSeconds ?? 0) : null,
    bestTimes:
      tab === 'raids'
        ? sampleBosses.map(({ best, record, median }, boss) => ({
            boss,
            milliseconds: best * 1000,
            serverRecord: record * 1000,
            median: median === null ? null : median * 1000,
          }))
        : [],
    records: recordsOf(query),
    milestones: tab === 'overview' ? [...sampleMilestones] : [],
    goldHeld: tab === 'economy' ? 214_806_113 : null,
    lastFights:
      tab === 'pvp'
        ? Array.from(sampleFights, (result) => ({ kind: 'duel' as const, isWon: result === '1' }))
        : null,
    longestWinningStreak: tab === 'pvp' ? 9 : null,
    longestSessionSeconds: tab === 'overview' ? 18_600 : null,
    lastSuperRewards:
      tab === 'events'
        ? [
            { vnum: sampleVnumOf('Wings of Ikaros'), event: 1, wonAt: '2025-06-11T18:40:00Z' },
            { vnum: sampleVnumOf('Laurel of Nike'), event: 0, wonAt: '2025-06-04T20:10:00Z' },
            { vnum: sampleVnumOf('Sapphire of Thetis'), event: 2, wonAt: '2025-05-28T17:25:00Z' },
          ]
        : null,
    compared: comparedWith(query, totals),
  }
}

/** A character of which the game has reported nothing. */
export function sampleEmptyStatistics({ tab, period }: Pick<Query, 'period' | 'tab'>): Statistics {
  const zeros = Object.fromEntries(tabCounters[tab].map((key) => [key, 0]))
  return {
    ...sampleAge,
    tab,
    period,
    days: { from: '2025-05-14', to: today },
    before: { from: '2025-04-14', to: '2025-05-13' },
    season: null,
    countedSince: null,
    totals: zeros,
    totalsBefore: zeros,
    lifetime: zeros,
    step: 'day',
    points: [],
    breakdowns: {},
    hours: null,
    bestTimes: [],
    records: [],
    milestones: [],
    goldHeld: null,
    lastFights: null,
    longestWinningStreak: null,
    longestSessionSeconds: null,
    lastSuperRewards: null,
    compared: null,
  }
}

/** A new character: everything is zero. */
export const sampleZeroStatistics = (query: Pick<Query, 'period' | 'tab'>): Statistics => ({
  ...sampleEmptyStatistics(query),
  countedSince: today,
})
