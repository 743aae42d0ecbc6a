import { type LocaleCode, locales } from '@olympus/contract/locales'

interface Money {
  readonly amountCents: number
  /** ISO 4217. */
  readonly currency: string
}

/** Formats an amount for a locale, with the decimals of its currency. */
export function moneyText({ amountCents, currency }: Money, locale: LocaleCode): string {
  const tag = locales.find(({ code }) => code === locale)?.tag
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return format.format(amountCents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
