import { boosts } from './boosts.ts'
import type { CatalogItem } from './catalog-item.ts'
import { costumeHats } from './costume-hats.ts'
import { costumeSuits } from './costume-suits.ts'
import { partners } from './partners.ts'
import { pets } from './pets.ts'
import { potions } from './potions.ts'
import { randomBoxes } from './random-boxes.ts'
import { services } from './services.ts'
import { tickets } from './tickets.ts'
import { weaponSkins } from './weapon-skins.ts'
import { wingsSkins } from './wings-skins.ts'

/** Everything that the demo world's shop sells. */
export const catalog: readonly CatalogItem[] = [
  ...costumeSuits,
  ...costumeHats,
  ...wingsSkins,
  ...weaponSkins,
  ...pets,
  ...partners,
  ...randomBoxes,
  ...boosts,
  ...potions,
  ...services,
  ...tickets,
]
