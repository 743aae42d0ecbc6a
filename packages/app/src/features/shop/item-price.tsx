import { useLingui } from '@lingui/react/macro'
import { CoinAmount, type CoinAmountProps } from '@olympus/ui/coin-amount/coin-amount'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'

interface ItemPriceProps {
  readonly priceCoins: number
  /** Set for an item on sale. */
  readonly regularPriceCoins?: number | undefined
  readonly size?: CoinAmountProps['size']
}

/** A price in OC, with the regular price next to it during a sale. */
export function ItemPrice({ priceCoins, regularPriceCoins, size }: ItemPriceProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const price = format.number(priceCoins)
  const regularPrice = regularPriceCoins === undefined ? undefined : format.number(regularPriceCoins)

  return (
    <CoinAmount
      amount={price}
      wasAmount={regularPrice}
      label={
        regularPrice === undefined
          ? t`${price} Olympus Coins`
          : t`${price} Olympus Coins instead of ${regularPrice}`
      }
      size={size}
    />
  )
}
