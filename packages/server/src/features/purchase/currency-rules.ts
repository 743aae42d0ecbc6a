import { type LocaleCode, paymentLocales } from '@olympus/contract/locales'

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
  const preferences = [asked, lastUsed, paymentLocales[locale].currency, 'EUR']
  return (
    preferences.find((wish): wish is string => typeof wish === 'string' && sold.includes(wish)) ??
    sold[0] ??
    'EUR'
  )
}
