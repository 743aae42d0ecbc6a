import { useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'

/** Says that an order is a gift and from whom; null for a player's own purchase. */
export function useGiftText(): (order: Pick<ShopOrder, 'gift'>) => string | null {
  const { t } = useLingui()
  return ({ gift }) => {
    if (!gift) return null
    const { giver } = gift
    return gift.direction === 'gift-given' ? t`Gift sent` : t`Gift from ${giver}`
  }
}
