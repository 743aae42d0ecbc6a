import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of equipment slots by the code of the game. */
export const slotNames: Readonly<Record<number, MessageDescriptor>> = {
  0: msg`Main weapon`,
  1: msg`Armor`,
  2: msg`Hat`,
  3: msg`Gloves`,
  4: msg`Boots`,
  5: msg`Secondary weapon`,
  6: msg`Necklace`,
  7: msg({ message: 'Ring', context: 'equipment' }),
  8: msg`Bracelet`,
  9: msg`Mask`,
  10: msg`Fairy`,
  11: msg`Amulet`,
  12: msg`Specialist`,
  13: msg`Costume suit`,
  14: msg`Costume hat`,
  15: msg`Weapon skin`,
  16: msg`Wings skin`,
  100: msg`Trophy`,
}

/** Names of bags by the code of the game. */
export const bagNames: Readonly<Record<number, MessageDescriptor>> = {
  0: msg`Equipment`,
  1: msg({ message: 'Main', context: 'bag' }),
  2: msg({ message: 'Etc.', context: 'bag' }),
  3: msg({ message: 'Miniland', context: 'bag' }),
  6: msg({ message: 'Specialists', context: 'bag' }),
  7: msg({ message: 'Costumes', context: 'bag' }),
  8: msg({ message: 'Worn', context: 'bag' }),
  9: msg`Bazaar`,
  10: msg`Warehouse`,
  11: msg`Family warehouse`,
  12: msg`Pet warehouse`,
}
