import { cached } from '../shared/cached.ts'
import { dayNumber, deviceTimeZone, zoneOption, type TimeZone } from './time-zone.ts'
import { trueMinus } from './true-minus.ts'

type Unit = 'day' | 'hour' | 'minute' | 'second'

export interface Format {
  readonly number: (value: bigint | number) => string
  /** Signed amount: `+1,050`, `−2,400`. */
  readonly change: (value: number) => string
  /** `amountCents` in minor units of an ISO 4217 currency. */
  readonly money: (amountCents: number, currency: string) => string
  readonly percent: (fraction: number) => string
  /** A chance, in three significant digits: `16%`, `0.0125%`. */
  readonly odds: (fraction: number) => string
  /** `14 hours`. */
  readonly unit: (amount: number, unit: Unit) => string
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
}

/** Calendar days between two moments: -1 is yesterday. */
export const daysBetween = (from: Date, to: Date, timeZone: TimeZone = deviceTimeZone): number =>
  dayNumber(to, timeZone) - dayNumber(from, timeZone)

function capitalized(text: string, tag: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}

/** Moments are ISO 8601. Creates a formatter of `Intl`, which is slow, on its first use. */
export function createFormat(tag: string, timeZone: TimeZone = deviceTimeZone): Format {
  const { DateTimeFormat, NumberFormat } = Intl
  const formatter = <Options extends unknown[], Formatter extends object>(
    Type: new (tag: string, ...options: Options) => Formatter,
    ...options: Options
  ) => cached(() => new Type(tag, ...options))

  const numbers = formatter(NumberFormat)
  const changes = formatter(NumberFormat, { signDisplay: 'exceptZero' })
  const percents = formatter(NumberFormat, { style: 'percent', maximumFractionDigits: 1 })
  const odds = formatter(NumberFormat, { style: 'percent', maximumSignificantDigits: 3 })
  const units = cached((unit: Unit) => new NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }))
  const moneys = cached((currency: string) => new NumberFormat(tag, { style: 'currency', currency }))
  const lists = formatter(Intl.ListFormat)
  const zone = zoneOption(timeZone)
  const dates = formatter(DateTimeFormat, { dateStyle: 'medium', ...zone })
  const calendarDates = formatter(DateTimeFormat, { dateStyle: 'long', timeZone: 'UTC' })
  const times = formatter(DateTimeFormat, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone })
  const relative = formatter(Intl.RelativeTimeFormat, { numeric: 'auto' })

  const date = (moment: string) => dates().format(new Date(moment))
  const time = (moment: string) => times().format(new Date(moment))

  return {
    number: (value) => trueMinus(numbers().format(value)),
    change: (value) => trueMinus(changes().format(value)),
    money(amountCents, currency) {
      const formatter = moneys(currency)
      return formatter.format(amountCents / 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 2))
    },
    percent: (fraction) => percents().format(fraction),
    odds: (fraction) => odds().format(fraction),
    unit: (amount, unit) => units(unit).format(amount),
    unitParts: (amount, unit) => units(unit).formatToParts(amount),
    list: (items) => lists().format(items),
    listParts: (items) => lists().formatToParts(items),
    date,
    calendarDate: (day) => calendarDates().format(new Date(`${day}T00:00:00Z`)),
    time,
    dateTime: (moment) => `${date(moment)}, ${time(moment)}`,
    day(moment, now) {
      const days = daysBetween(now, new Date(moment), timeZone)
      return days === 0 || days === -1 ? capitalized(relative().format(days, 'day'), tag) : date(moment)
    },
  }
}
