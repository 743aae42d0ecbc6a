import type { MeasureKey } from '@olympus/contract/statistic-keys'
import { measureOf, type Totals } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'

const dayMs = 24 * 60 * 60 * 1000
const daysOfWeek = 7
/** Fewer days than this are no week of their own. */
const fewDays = 4

export type Point = Statistics['points'][number]
type Range = Statistics['days']

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * dayMs)

/** How many days a range has, the first and the last included. */
export const lengthOf = ({ from, to }: Range): number => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1

const sum = (all: readonly Totals[]): Totals => {
  const totals: Record<string, number> = {}
  for (const one of all)
    for (const [key, value] of Object.entries(one)) totals[key] = (totals[key] ?? 0) + (value ?? 0)
  return totals
}

/** What was counted from one day to another. */
export interface Span extends Range {
  readonly totals: Totals
}

/** What a column of a chart stands for. */
export type SpanUnit = 'day' | 'month' | 'week'

export interface Spans {
  readonly unit: SpanUnit
  readonly spans: readonly Span[]
}

type Counted = Pick<Statistics, 'days' | 'points' | 'step'>

/** The Mondays on which the counted weeks begin, without gaps. */
function weeksOf({ points, days }: Counted): Span[] {
  const first = points[0]?.day
  if (first === undefined) return []
  const byDay = new Map(points.map((point) => [point.day, point.totals]))
  const count = Math.floor((lengthOf({ from: first, to: days.to }) - 1) / daysOfWeek) + 1
  return Array.from({ length: count }, (_, index) => {
    const from = addDays(first, index * daysOfWeek)
    const sunday = addDays(from, daysOfWeek - 1)
    return { from, to: sunday < days.to ? sunday : days.to, totals: byDay.get(from) ?? {} }
  })
}

/** Every day of the period, or every week if the period is everything. Those without anything are zero. */
export function finestSpans(counted: Counted): Spans {
  if (counted.step === 'week') return { unit: 'week', spans: weeksOf(counted) }
  const byDay = new Map(counted.points.map((point) => [point.day, point.totals]))
  const spans = Array.from({ length: lengthOf(counted.days) }, (_, index) => {
    const day = addDays(counted.days.from, index)
    return { from: day, to: day, totals: byDay.get(day) ?? {} }
  })
  return { unit: 'day', spans }
}

const join = (spans: readonly Span[]): Span => ({
  from: spans[0]?.from ?? '',
  to: spans.at(-1)?.to ?? '',
  totals: sum(spans.map(({ totals }) => totals)),
})

/** Weeks that end with the last day. The first one has the days that are left over, if they are few. */
function weeksFromDays(days: readonly Span[]): Span[] {
  const rest = days.length % daysOfWeek
  const starts: number[] = []
  for (let start = rest; start < days.length; start += daysOfWeek) starts.push(start)
  if (rest >= fewDays) starts.unshift(0)
  else starts[0] = 0
  return starts.map((start, index) => join(days.slice(start, starts[index + 1])))
}

function monthsFromWeeks(weeks: readonly Span[]): Span[] {
  const months = new Map<string, Span[]>()
  for (const week of weeks) {
    const month = week.from.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), week])
  }
  return [...months.values()].map(join)
}

/** A few columns: the days of a week, the weeks of a longer period, or the months of everything. */
export function coarseSpans(counted: Counted): Spans {
  const { unit, spans } = finestSpans(counted)
  if (unit === 'week') return { unit: 'month', spans: monthsFromWeeks(spans) }
  if (spans.length <= daysOfWeek) return { unit, spans }
  return { unit: 'week', spans: weeksFromDays(spans) }
}

const trailingSpans = 7

/**
 * The counts of each day with those of the six days before it, where there are that many: for ratios, which
 * would jump from day to day.
 */
export const trailing = ({ unit, spans }: Spans): readonly Span[] =>
  unit === 'day' && spans.length > trailingSpans
    ? spans.map((span, index) => ({
        ...span,
        totals: sum(
          spans.slice(Math.max(0, index + 1 - trailingSpans), index + 1).map(({ totals }) => totals),
        ),
      }))
    : spans

/** The counts of another character for the same columns. */
export const sameSpans = (spans: readonly Span[], points: readonly Point[]): Span[] =>
  spans.map(({ from, to }) => ({
    from,
    to,
    totals: sum(points.filter(({ day }) => day >= from && day <= to).map(({ totals }) => totals)),
  }))

/** A measure of each column; null where it cannot be computed. */
export const valuesOf = (spans: readonly Span[], key: MeasureKey): (number | null)[] =>
  spans.map(({ totals }) => measureOf(totals, key))

/** Change against the period before, as a share of it. Null if there is none, or if it was zero. */
export const changeOf = (now: number, before: number | undefined): number | null =>
  before === undefined || before === 0 ? null : (now - before) / before

type HourOfWeek = NonNullable<Statistics['hours']>[number]

const hoursOfDay = 24
const hoursOfWeek = hoursOfDay * daysOfWeek

/** Seconds online by weekday, from Monday on, and hour of the day, in a time zone so many hours from UTC. */
export function hourGrid(hours: readonly HourOfWeek[], offsetHours: number): number[][] {
  const grid = Array.from({ length: daysOfWeek }, () => Array.from({ length: hoursOfDay }, () => 0))
  for (const { weekday, hour, seconds } of hours) {
    const at = ((weekday - 1) * hoursOfDay + hour + offsetHours + hoursOfWeek) % hoursOfWeek
    const row = grid[Math.floor(at / hoursOfDay)]
    if (row) row[at % hoursOfDay] = (row[at % hoursOfDay] ?? 0) + seconds
  }
  return grid
}
