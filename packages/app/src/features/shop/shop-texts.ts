import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Rarity, ShopQuery } from '@olympus/contract/shop'

export const rarityNames: Record<Rarity, MessageDescriptor> = {
  common: msg`Common`,
  uncommon: msg`Uncommon`,
  rare: msg`Rare`,
  epic: msg`Epic`,
  legendary: msg`Legendary`,
  mythic: msg`Mythic`,
}

export const sortNames: Record<ShopQuery['sort'], MessageDescriptor> = {
  '-price': msg`Price, descending`,
  price: msg`Price, ascending`,
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
}
