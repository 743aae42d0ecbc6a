import { type LocaleCode, locales } from '@olympus/contract/locales'

interface Money {
  readonly amountCents: number
  /** ISO 4217. */
  readonly currency: string
}

/** An amount as people of a locale write it; the currency says how many digits follow the point. */
export function moneyText({ amountCents, currency }: Money, locale: LocaleCode): string {
  const tag = locales.find(({ code }) => code === locale)?.tag
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return format.format(amountCents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
