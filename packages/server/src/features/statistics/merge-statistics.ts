import { isDeepStrictEqual } from 'node:util'
import type { EntryRefusal } from '@olympus/contract/bridge/batch'
import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
import {
  type MilestoneKey,
  milestoneKeys,
  milestoneTargets,
  type RecordKey,
} from '@olympus/contract/statistic-keys'
import { killsOf, type Totals } from '@olympus/contract/statistic-rates'
import { addDays, dayOf, weekdayOf } from './statistic-days.ts'
import {
  type Breakdowns,
  type Codes,
  type DayCounts,
  type StatisticState,
  sumOf,
  sumOfBreakdowns,
} from './statistic-state.ts'

export type Report = Pick<
  ReportedStatistics,
  'bestTimes' | 'breakdowns' | 'counterEpoch' | 'counters' | 'latest'
> & {
  /** By the portal's clock. */
  readonly capturedAt: Date
}

/** Of each breakdown and of the best times. Reports with ever new codes must not grow what is stored. */
const maxStoredCodes = 2000

interface Merged {
  readonly state: StatisticState
  /** What the report adds to its day. */
  readonly added: DayCounts
  readonly isNew: boolean
}

/** Why a report is refused, and the counter it is refused for. */
export class RefusedCounter {
  readonly reason: EntryRefusal
  /** Within the report: "counters.deaths". */
  readonly path: string
  readonly message: string
  constructor(reason: EntryRefusal, path: string, message: string) {
    this.reason = reason
    this.path = path
    this.message = message
  }
}

const tooManyCodes = (path: string) =>
  new RefusedCounter('OUT_OF_RANGE', path, `More than ${maxStoredCodes} codes`)

interface Counts {
  readonly path: string
  /** Of the epochs before. */
  readonly earlier: Codes
  /** Of all epochs. */
  readonly stored: Codes
}

/** What was new in totals of the epoch. */
function growthOf(
  { path, earlier, stored }: Counts,
  reported: Readonly<Record<string, number | undefined>>,
): Codes | RefusedCounter {
  const growth: Record<string, number> = {}
  for (const [key, value] of Object.entries(reported)) {
    if (value === undefined) continue
    const total = (earlier[key] ?? 0) + value
    if (!Number.isSafeInteger(total))
      return new RefusedCounter('OUT_OF_RANGE', `${path}.${key}`, 'The total of all epochs is too high')
    const change = total - (stored[key] ?? 0)
    if (change < 0)
      return new RefusedCounter('COUNTER_FELL', `${path}.${key}`, 'Lower than before in the same epoch')
    if (change > 0) growth[key] = change
  }
  return growth
}

const hasTooMany = (stored: Codes, added: Codes): boolean =>
  Object.keys({ ...stored, ...added }).length > maxStoredCodes

function growthOfAll(base: DayCounts, stored: DayCounts, report: Report): DayCounts | RefusedCounter {
  const totals = { earlier: base.counters as Codes, stored: stored.counters as Codes }
  const counters = growthOf({ path: 'counters', ...totals }, report.counters)
  if (counters instanceof RefusedCounter) return counters
  const breakdowns: Record<string, Codes> = {}
  for (const [name, codes] of Object.entries(report.breakdowns)) {
    const kind = name as keyof Breakdowns
    const path = `breakdowns.${kind}`
    const known = { earlier: base.breakdowns[kind] ?? {}, stored: stored.breakdowns[kind] ?? {} }
    const growth = growthOf({ path, ...known }, codes)
    if (growth instanceof RefusedCounter) return growth
    if (hasTooMany(known.stored, growth)) return tooManyCodes(path)
    if (Object.keys(growth).length > 0) breakdowns[kind] = growth
  }
  return { counters, breakdowns }
}

function fasterTimes(stored: Codes, reported: Codes): Codes {
  const times: Record<string, number> = { ...stored }
  for (const [boss, time] of Object.entries(reported)) times[boss] = Math.min(times[boss] ?? time, time)
  return times
}

/** Keeps when targets were reached: those that the totals have passed with this report. */
function reachedMilestones(
  stored: StatisticState['milestones'],
  { before, after, at }: { readonly before: Totals; readonly after: Totals; readonly at: Date },
): StatisticState['milestones'] {
  const milestones: { [Key in MilestoneKey]?: Record<string, string> } = { ...stored }
  for (const key of milestoneKeys)
    for (const target of milestoneTargets[key])
      if ((before[key] ?? 0) < target && (after[key] ?? 0) >= target)
        milestones[key] = { ...milestones[key], [target]: at.toISOString() }
  return milestones
}

/** The day of the report becomes the record of each key that it has more of than any day before. */
function brokenRecords(
  stored: StatisticState['records'],
  day: string,
  { totals, daysInARow }: { readonly totals: Totals; readonly daysInARow: number },
): StatisticState['records'] {
  const records = { ...stored }
  const values = Object.entries({ ...totals, kills: killsOf(totals), daysInARow }) as [RecordKey, number][]
  for (const [key, value] of values) if (value > (records[key]?.value ?? 0)) records[key] = { value, day }
  return records
}

const weekHoursOf = (day: string, { hours = {} }: Breakdowns): Codes =>
  Object.fromEntries(
    Object.entries(hours).map(([hour, seconds]) => [(weekdayOf(day) - 1) * 24 + Number(hour), seconds]),
  )

const isEmpty = ({ counters, breakdowns }: DayCounts) =>
  Object.keys(counters).length === 0 && Object.keys(breakdowns).length === 0

/** Takes a report into what is stored, or says why not. `ofDay` is what its day has counted so far. */
export function mergeStatistics(
  stored: StatisticState,
  report: Report,
  ofDay: DayCounts | undefined,
): Merged | RefusedCounter | 'stale' {
  const { capturedAt, counterEpoch } = report
  const isFirst = stored.capturedAt === null
  if (!isFirst && (counterEpoch < stored.counterEpoch || capturedAt < stored.capturedAt)) return 'stale'
  const isNextEpoch = !isFirst && counterEpoch > stored.counterEpoch
  const base = isNextEpoch
    ? { counters: stored.counters, breakdowns: stored.breakdowns }
    : { counters: stored.earlierCounters, breakdowns: stored.earlierBreakdowns }
  const growth = growthOfAll(base, stored, report)
  if (growth instanceof RefusedCounter) return growth
  if (hasTooMany(stored.bestTimes, report.bestTimes)) return tooManyCodes('bestTimes')
  const counters = sumOf(stored.counters, growth.counters)
  const bestTimes = fasterTimes(stored.bestTimes, report.bestTimes)
  const latest = { ...stored.latest, ...report.latest }
  const day = dayOf(capturedAt)
  const state: StatisticState = {
    ...stored,
    capturedAt,
    counterEpoch,
    counters,
    breakdowns: sumOfBreakdowns(stored.breakdowns, growth.breakdowns),
    earlierCounters: base.counters,
    earlierBreakdowns: base.breakdowns,
    bestTimes,
    latest,
    countedSince: stored.countedSince ?? day,
  }
  const isGrown = !isEmpty(growth)
  const isNew =
    isFirst ||
    isNextEpoch ||
    isGrown ||
    !isDeepStrictEqual(bestTimes, stored.bestTimes) ||
    !isDeepStrictEqual(latest, stored.latest)
  // Nobody knows when what the first report brings was counted.
  if (isFirst || !isGrown) return { state, added: { counters: {}, breakdowns: {} }, isNew }
  const row = stored.lastDay === addDays(day, -1) ? stored.daysInARow + 1 : 1
  const daysInARow = stored.lastDay === day ? stored.daysInARow : row
  const totals = sumOf<Totals>(ofDay?.counters, growth.counters)
  return {
    state: {
      ...state,
      weekHours: sumOf(stored.weekHours, weekHoursOf(day, growth.breakdowns)),
      lastDay: day,
      daysInARow,
      records: brokenRecords(stored.records, day, { totals, daysInARow }),
      milestones: reachedMilestones(stored.milestones, {
        before: stored.counters,
        after: counters,
        at: capturedAt,
      }),
    },
    added: growth,
    isNew,
  }
}
