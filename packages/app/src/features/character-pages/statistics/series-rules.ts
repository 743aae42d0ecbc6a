import type { MeasureKey } from '@olympus/contract/statistic-keys'
import { measureOf, type Totals } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'

const dayMs = 24 * 60 * 60 * 1000
const daysOfWeek = 7

export type Point = Statistics['points'][number]
type Range = Statistics['days']

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * dayMs)

/** How many days a range has, the first and the last included. */
export const lengthOf = ({ from, to }: Range): number => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1

export const sum = (all: readonly Totals[]): Totals => {
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

type Counted = Pick<Statistics, 'countedSince' | 'days' | 'points' | 'step'>

/** The days of the period that were counted. Nothing is known of earlier ones. */
export const countedDays = ({ days, countedSince }: Pick<Counted, 'countedSince' | 'days'>): Range =>
  countedSince !== null && countedSince > days.from ? { from: countedSince, to: days.to } : days

const mondayOf = (day: string): string =>
  addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % daysOfWeek))
const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** Whether the points of everything, which are weeks in one month, may begin on a day. */
export const beginsPoint = (day: string): boolean => day === mondayOf(day) || day === firstOfMonth(day)

/** Days, weeks or months without gaps, with the points that begin in each. None is before the counting. */
function spansBy(counted: Counted, startOf: (day: string) => string): Span[] {
  const days = countedDays(counted)
  const points = new Map<string, Totals[]>()
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) points.set(startOf(day), [])
  for (const { day, totals } of counted.points) points.get(startOf(day))?.push(totals)
  const starts = [...points.keys()]
  return starts.map((start, index) => {
    const next = starts[index + 1]
    return {
      from: start < days.from ? days.from : start,
      to: next === undefined ? days.to : addDays(next, -1),
      totals: sum(points.get(start) ?? []),
    }
  })
}

/** Every counted day of the period, or every week of everything. Those without anything are zero. */
export function finestSpans(counted: Counted): Spans {
  if (counted.step === 'week') return { unit: 'week', spans: spansBy(counted, mondayOf) }
  return { unit: 'day', spans: spansBy(counted, (day) => day) }
}

const join = (spans: readonly Span[]): Span => ({
  from: spans[0]?.from ?? '',
  to: spans.at(-1)?.to ?? '',
  totals: sum(spans.map(({ totals }) => totals)),
})

/** Weeks that end with the last day. The first one has the days that are left over. */
function weeksFromDays(days: readonly Span[]): Span[] {
  const rest = days.length % daysOfWeek
  const starts = rest === 0 ? [] : [0]
  for (let start = rest; start < days.length; start += daysOfWeek) starts.push(start)
  return starts.map((start, index) => join(days.slice(start, starts[index + 1])))
}

/** A few columns: the days of a week, the weeks of a longer period, or the months of everything. */
export function coarseSpans(counted: Counted): Spans {
  if (counted.step === 'week') return { unit: 'month', spans: spansBy(counted, firstOfMonth) }
  const { unit, spans } = finestSpans(counted)
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
