import { type LocaleCode, paymentLocales } from '@olympus/contract/locales'

interface Wishes {
  /** What the player has picked on the page. */
  readonly asked: string | undefined
  /** That of the purchase before. */
  readonly lastUsed: string | null
  readonly locale: LocaleCode
}

/** The currency in which prices are shown: the first wish that something is sold in. */
export function pickCurrency(sold: readonly string[], { asked, lastUsed, locale }: Wishes): string {
  const wishes = [asked, lastUsed, paymentLocales[locale].currency, 'EUR']
  return (
    wishes.find((wish): wish is string => typeof wish === 'string' && sold.includes(wish)) ?? sold[0] ?? 'EUR'
  )
}
