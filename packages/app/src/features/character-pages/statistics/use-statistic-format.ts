import { useFormat } from '../../../locale/use-format.ts'
import { useLocale } from '../../../locale/locale-context.ts'
import type { Spans } from './series-rules.ts'

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000

const unitOf = (tag: string, unit: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' })

/** Node writes thin spaces where Chromium writes plain ones, and pages are rendered by both. */
const plain = (range: string) => range.replaceAll('\u2009', ' ')

function createStatisticFormat(tag: string) {
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const spelled = new Intl.NumberFormat(tag, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  })
  const signed = new Intl.NumberFormat(tag, {
    notation: 'compact',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const signedSpelled = new Intl.NumberFormat(tag, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
    signDisplay: 'exceptZero',
  })
  const ratios = new Intl.NumberFormat(tag, { maximumSignificantDigits: 3 })
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const hours = unitOf(tag, 'hour')
  const minutes = unitOf(tag, 'minute')
  const dayCounts = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const daysOfYears = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const months = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const minus = (text: string) => text.replace('-', '−')

  return {
    /** `103.4M` */
    compact: (value: number) => compact.format(value),
    /** `+62.4M`, `−38.6M` */
    signed: (value: number) => minus(signed.format(value)),
    /** `1.9 billion`, in parts. */
    spelledParts: (value: number) => spelled.formatToParts(value),
    signedParts: (value: number) =>
      signedSpelled.formatToParts(value).map((part) => ({ ...part, value: minus(part.value) })),
    spelled: (value: number) => spelled.format(value),
    /** `21.3`, a dash if there is none. */
    ratio: (value: number | null | undefined) => (value == null ? '–' : ratios.format(value)),
    /** `59%`, a dash if there is none. */
    share: (value: number | null | undefined) => (value == null ? '–' : percents.format(value)),
    /** `68 hr`, `24 min`, `0 hr`: minutes for less than an hour only. */
    hours: (seconds: number) =>
      seconds >= 3600 || seconds < 60
        ? hours.format(Math.floor(seconds / 3600))
        : minutes.format(Math.floor(seconds / 60)),
    hourParts: (seconds: number) => hours.formatToParts(Math.floor(seconds / 3600)),
    minuteParts: (seconds: number) => minutes.formatToParts(Math.floor((seconds % 3600) / 60)),
    seconds: unitOf(tag, 'second').format,
    minutes: (seconds: number) => minutes.format(Math.floor(seconds / 60)),
    /** `68 hr 24 min` */
    duration: (seconds: number) =>
      seconds < 3600
        ? minutes.format(Math.floor(seconds / 60))
        : `${hours.format(Math.floor(seconds / 3600))} ${minutes.format(Math.floor((seconds % 3600) / 60))}`,
    /** `14 Jun` */
    day: (day: string) => days.format(dayOf(day)),
    /** `12 days` */
    days: (count: number) => dayCounts.format(count),
    /** `Mon`, for 1. */
    weekday: (weekday: number) => weekdays.format(mondayMs + (weekday - 1) * dayMs),
    /** `14 Jun`, `8–14 Jun`, `Jun 2025`: each other than the rest. */
    labelsOf: ({ unit: of, spans }: Spans) => {
      const isLong = spans[0]?.from.slice(0, 4) !== spans.at(-1)?.to.slice(0, 4)
      const short = isLong ? daysOfYears : days
      return spans.map(({ from, to }) => {
        if (of === 'month') return months.format(dayOf(from))
        return of === 'day' ? short.format(dayOf(from)) : plain(short.formatRange(dayOf(from), dayOf(to)))
      })
    },
  }
}

type StatisticFormat = ReturnType<typeof createStatisticFormat>

const formats = new Map<string, StatisticFormat>()

/** Numbers, days and lengths of time as the statistics write them. */
export function useStatisticFormat() {
  const { tag } = useLocale()
  const general = useFormat()
  const format = formats.get(tag) ?? createStatisticFormat(tag)
  formats.set(tag, format)
  return { ...format, number: general.number, calendarDate: general.calendarDate }
}
