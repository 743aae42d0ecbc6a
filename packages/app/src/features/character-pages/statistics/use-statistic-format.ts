import { useFormat } from '../../../locale/use-format.ts'
import { useLocale } from '../../../locale/locale-context.ts'
import { trueMinus } from '../../../locale/true-minus.ts'
import { cached } from '../../../shared/cached.ts'
import type { Spans } from './series-rules.ts'

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000

/** Node writes thin spaces where Chromium writes plain ones, and pages are rendered by both. */
const plain = (range: string) => range.replaceAll('\u2009', ' ')

const space = { type: 'literal', value: ' ' } as const

/** Beside so many hours, minutes say little. */
const manyHours = 100

type Length = readonly [unit: 'hour' | 'minute', count: number]

function inUnits(seconds: number): readonly Length[] {
  const hours: Length = ['hour', Math.floor(seconds / 3600)]
  const minutes: Length = ['minute', Math.floor((seconds % 3600) / 60)]
  if (hours[1] === 0) return [minutes]
  return hours[1] < manyHours ? [hours, minutes] : [hours]
}

function createStatisticFormat(tag: string) {
  const numbersWith = (options: Intl.NumberFormatOptions) => cached(() => new Intl.NumberFormat(tag, options))
  const daysWith = (options: Intl.DateTimeFormatOptions) =>
    cached(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))

  const short = { notation: 'compact', maximumFractionDigits: 1 } as const
  const long = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 } as const
  const compact = numbersWith(short)
  const spelled = numbersWith(long)
  const signed = numbersWith({ ...short, signDisplay: 'exceptZero' })
  const signedSpelled = numbersWith({ ...long, signDisplay: 'exceptZero' })
  const ratios = numbersWith({ maximumSignificantDigits: 3 })
  const percents = numbersWith({ style: 'percent', maximumFractionDigits: 0 })
  const units = cached(
    (unit: 'hour' | 'minute' | 'second') =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }),
  )
  const dayCounts = numbersWith({ style: 'unit', unit: 'day', unitDisplay: 'long' })
  const days = daysWith({ day: 'numeric', month: 'short' })
  const daysOfYears = daysWith({ day: 'numeric', month: 'short', year: 'numeric' })
  const months = daysWith({ month: 'short', year: 'numeric' })
  const weekdays = daysWith({ weekday: 'short' })
  const hours = (seconds: number) => units('hour').format(Math.floor(seconds / 3600))
  const minutes = (seconds: number) => units('minute').format(Math.floor(seconds / 60))

  return {
    /** `103.4M` */
    compact: (value: number) => compact().format(value),
    /** `+62.4M`, `−38.6M` */
    signed: (value: number) => trueMinus(signed().format(value)),
    /** `1.9 billion`, in parts. */
    spelledParts: (value: number) => spelled().formatToParts(value),
    signedParts: (value: number) =>
      signedSpelled()
        .formatToParts(value)
        .map((part) => ({ ...part, value: trueMinus(part.value) })),
    spelled: (value: number) => spelled().format(value),
    /** `21.3`, a dash if there is none. */
    ratio: (value: number | null | undefined) => (value == null ? '–' : ratios().format(value)),
    /** `59%`, a dash if there is none. */
    share: (value: number | null | undefined) => (value == null ? '–' : percents().format(value)),
    /** `68 hr`, `24 min`, `0 hr`: minutes for less than an hour only. */
    hours: (seconds: number) => (seconds >= 3600 || seconds < 60 ? hours(seconds) : minutes(seconds)),
    seconds: (seconds: number) => units('second').format(seconds),
    minutes,
    /** `68 hr 24 min`, `1,204 hr` */
    duration: (seconds: number) =>
      inUnits(seconds)
        .map(([unit, count]) => units(unit).format(count))
        .join(' '),
    durationParts: (seconds: number) =>
      inUnits(seconds).flatMap(([unit, count]) => [...units(unit).formatToParts(count), space]),
    /** `14 Jun` */
    day: (day: string) => days().format(dayOf(day)),
    /** `14 Jun 2025` */
    dayOfYear: (day: string) => daysOfYears().format(dayOf(day)),
    /** `12 days` */
    days: (count: number) => dayCounts().format(count),
    /** `Mon`, for 1. */
    weekday: (weekday: number) => weekdays().format(mondayMs + (weekday - 1) * dayMs),
    /** `14 Jun`, `8–14 Jun`, `Jun 2025`: each other than the rest. */
    labelsOf: ({ unit: of, spans }: Spans) => {
      const isLong = spans[0]?.from.slice(0, 4) !== spans.at(-1)?.to.slice(0, 4)
      const dates = (isLong ? daysOfYears : days)()
      return spans.map(({ from, to }) => {
        if (of === 'month') return months().format(dayOf(from))
        return of === 'day' ? dates.format(dayOf(from)) : plain(dates.formatRange(dayOf(from), dayOf(to)))
      })
    },
  }
}

const formats = cached(createStatisticFormat)

/** Numbers, days and lengths of time as the statistics write them. */
export function useStatisticFormat() {
  const { tag } = useLocale()
  const general = useFormat()
  return { ...formats(tag), number: general.number, calendarDate: general.calendarDate }
}
