import type { LocaleCode } from '@olympus/contract/locales'

/** The default currency of a language. English has no single home country, so it gets the euro. */
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

interface CurrencyPreferences {
  /** The currency that the player selected on the page. */
  readonly asked: string | undefined
  /** Currency of the last purchase. */
  readonly lastUsed: string | null
  readonly locale: LocaleCode
}

/** The currency for prices: the first preference in which packages are sold. */
export function pickCurrency(
  sold: readonly string[],
  { asked, lastUsed, locale }: CurrencyPreferences,
): string {
  const preferences = [asked, lastUsed, currencyOfLocale[locale], 'EUR']
  return (
    preferences.find((wish): wish is string => typeof wish === 'string' && sold.includes(wish)) ??
    sold[0] ??
    'EUR'
  )
}
