import { useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'

/** Who gets an order, and that it is a gift. */
export function useReceiverText(): (order: Pick<ShopOrder, 'character' | 'gift'>) => string {
  const { t } = useLingui()
  return ({ character, gift }) => {
    const characterName = character.name
    if (!gift) return characterName
    const { giver } = gift
    return gift.direction === 'gift-given'
      ? t`${characterName}, as a gift`
      : t`${characterName}, a gift from ${giver}`
  }
}
