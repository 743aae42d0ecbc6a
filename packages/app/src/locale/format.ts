import { dayMs, dayNumber, deviceTimeZone, zoneOption, type TimeZone } from './time-zone.ts'

type Unit = 'day' | 'hour' | 'minute' | 'second'

export interface Format {
  readonly number: (value: bigint | number) => string
  /** Signed amount: `+1,050`, `−2,400`. */
  readonly change: (value: number) => string
  /** `amountCents` in minor units of an ISO 4217 currency. */
  readonly money: (amountCents: number, currency: string) => string
  /** The name of an ISO 4217 currency: `Euro`. */
  readonly currencyName: (currency: string) => string
  readonly percent: (fraction: number) => string
  /** A chance, in three significant digits: `16%`, `0.0125%`. */
  readonly odds: (fraction: number) => string
  /** Signed: `+34%`, `−5%`. */
  readonly percentChange: (fraction: number) => string
  /** `14 hours`. */
  readonly unit: (amount: number, unit: Unit) => string
  /** `14h`. */
  readonly shortUnit: (amount: number, unit: Unit) => string
  /** `14 hours`, split into its parts. */
  readonly unitParts: (amount: number, unit: Unit) => Intl.NumberFormatPart[]
  /** `Ianthe, Melantho, and Drakontas`. */
  readonly list: (items: readonly string[]) => string
  readonly listParts: (items: readonly string[]) => ReturnType<Intl.ListFormat['formatToParts']>
  /** `Jun 12, 2026`. */
  readonly date: (moment: string) => string
  /** A day without a time, `2025-06-12`: `June 12, 2025` in every time zone. */
  readonly calendarDate: (day: string) => string
  /** `18:42`. */
  readonly time: (moment: string) => string
  /** `Jun 12, 2026, 18:42`. */
  readonly dateTime: (moment: string) => string
  /** `Today`, `Yesterday`, otherwise the date. */
  readonly day: (moment: string, now: Date) => string
  /** `3 hours ago`, in the largest unit that fits. */
  readonly ago: (moment: string, now: Date) => string
}

const unitsMs: readonly (readonly [unit: Unit, ms: number])[] = [
  ['day', dayMs],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
]

/** Calendar days between two moments: -1 is yesterday. */
export const daysBetween = (from: Date, to: Date, timeZone: TimeZone = deviceTimeZone): number =>
  dayNumber(to, timeZone) - dayNumber(from, timeZone)

function capitalized(text: string, tag: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}

/** Creates all formatters of a locale once. Moments are ISO 8601. */
export function createFormat(tag: string, timeZone: TimeZone = deviceTimeZone): Format {
  const numbers = new Intl.NumberFormat(tag)
  const changes = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' })
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const odds = new Intl.NumberFormat(tag, { style: 'percent', maximumSignificantDigits: 3 })
  const percentChanges = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const zone = zoneOption(timeZone)
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...zone })
  const calendarDates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const ages = new Intl.RelativeTimeFormat(tag)
  const currencyNames = new Intl.DisplayNames(tag, { type: 'currency' })
  const moneys = new Map<string, Intl.NumberFormat>()

  const money = (amountCents: number, currency: string) => {
    const formatter = moneys.get(currency) ?? new Intl.NumberFormat(tag, { style: 'currency', currency })
    moneys.set(currency, formatter)
    return formatter.format(amountCents / 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 2))
  }
  const unitFormat = (unit: Unit, unitDisplay: 'long' | 'narrow' = 'long') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
  const date = (moment: string) => dates.format(new Date(moment))
  const time = (moment: string) => times.format(new Date(moment))

  return {
    number: (value) => numbers.format(value),
    change: (value) => changes.format(value).replace('-', '−'),
    money,
    currencyName: (currency) => currencyNames.of(currency) ?? currency,
    percent: (fraction) => percents.format(fraction),
    odds: (fraction) => odds.format(fraction),
    percentChange: (fraction) => percentChanges.format(fraction).replace('-', '−'),
    unit: (amount, unit) => unitFormat(unit).format(amount),
    shortUnit: (amount, unit) => unitFormat(unit, 'narrow').format(amount),
    unitParts: (amount, unit) => unitFormat(unit).formatToParts(amount),
    list: (items) => new Intl.ListFormat(tag).format(items),
    listParts: (items) => new Intl.ListFormat(tag).formatToParts(items),
    date,
    calendarDate: (day) => calendarDates.format(new Date(`${day}T00:00:00Z`)),
    time,
    dateTime: (moment) => `${date(moment)}, ${time(moment)}`,
    day(moment, now) {
      const days = daysBetween(now, new Date(moment), timeZone)
      return days === 0 || days === -1 ? capitalized(relative.format(days, 'day'), tag) : date(moment)
    },
    ago(moment, now) {
      const elapsedMs = Math.max(0, now.getTime() - Date.parse(moment))
      const [unit, ms] = unitsMs.find(([, each]) => elapsedMs >= each) ?? (['minute', 60 * 1000] as const)
      return ages.format(-Math.floor(elapsedMs / ms), unit)
    },
  }
}
