import type { LocaleCode } from '@olympus/contract/locales'

/** What people pay with where a language is at home. English is at home in too many places to tell. */
const currencyOfLocale: Readonly<Record<LocaleCode, string>> = {
  cn: 'CNY',
  hk: 'HKD',
  cz: 'CZK',
  de: 'EUR',
  en: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  pl: 'PLN',
  tr: 'TRY',
}

interface Wishes {
  /** What the player has picked on the page. */
  readonly asked: string | undefined
  /** That of the purchase before. */
  readonly lastUsed: string | null
  readonly locale: LocaleCode
}

/** The currency in which prices are shown: the first wish that something is sold in. */
export function pickCurrency(sold: readonly string[], { asked, lastUsed, locale }: Wishes): string {
  const wishes = [asked, lastUsed, currencyOfLocale[locale], 'EUR']
  return (
    wishes.find((wish): wish is string => typeof wish === 'string' && sold.includes(wish)) ?? sold[0] ?? 'EUR'
  )
}
