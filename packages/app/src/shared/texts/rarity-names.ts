import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Rarity } from '@olympus/contract/shop'

export const rarityNames: Record<Rarity, MessageDescriptor> = {
  common: msg`Common`,
  uncommon: msg`Uncommon`,
  rare: msg`Rare`,
  epic: msg`Epic`,
  legendary: msg`Legendary`,
  mythic: msg`Mythic`,
}
