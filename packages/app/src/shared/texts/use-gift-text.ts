import { useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'

/** That an order is a gift, and from whom; null for what a player bought for themselves. */
export function useGiftText(): (order: Pick<ShopOrder, 'gift'>) => string | null {
  const { t } = useLingui()
  return ({ gift }) => {
    if (!gift) return null
    const { giver } = gift
    return gift.direction === 'gift-given' ? t`Gift sent` : t`Gift from ${giver}`
  }
}
