import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ExchangeOffer, WheelContents } from '@olympus/contract/wheel'

import { useRewardTexts } from '../../../shared/texts/use-reward-texts.ts'

/** Words of the token exchange. */
export function useExchangeTexts() {
  const { t } = useLingui()
  const { lookOf } = useRewardTexts()

  const kindOf = (contents: WheelContents): string => {
    if (contents.kind === 'item') return t`Item, to a character`
    if (contents.kind === 'coins') return t`To your balance`
    return t`${plural(contents.tickets, { one: 'One more spin', other: '# more spins' })}`
  }

  const short = (tokens: number) => t`${plural(tokens, { one: '# token short', other: '# tokens short' })}`

  return {
    look({ contents }: Pick<ExchangeOffer, 'contents'>) {
      const { name, amount, quantity, ...look } = lookOf(contents)
      return { ...look, quantity, name: quantity === 1 ? name : `${name} ${amount}` }
    },
    short,
    tokens: (count: number) => t`${plural(count, { one: '# token', other: '# tokens' })}`,
    line: ({ contents, priceTokens }: ExchangeOffer, tokens: number): string =>
      priceTokens > tokens ? short(priceTokens - tokens) : kindOf(contents),
    /** Where it goes. */
    target: ({ kind }: WheelContents): string =>
      kind === 'item' ? t`Delivered to the character you choose.` : t`Lands on your account at once.`,
  }
}
