import { rarities, type ShopItem } from '@olympus/contract/shop'

import { sampleCategories, type SampleSubcategoryId } from './sample-categories.ts'
import { itemOf, sampleShopItems } from './sample-items.ts'

const kinds: Record<SampleSubcategoryId, readonly (readonly [name: string, icon: string])[]> = {
  'costume-suits': [
    ['Peplos', 'travel-dress'],
    ['Himation', 'robe'],
  ],
  'costume-hats': [
    ['Pilos', 'phrygian-cap'],
    ['Diadem', 'tiara'],
  ],
  'wings-skins': [['Wings', 'curly-wing']],
  'weapon-skins': [
    ['Spear', 'barbed-spear'],
    ['Bow', 'pocket-bow'],
  ],
  pets: [
    ['Fox', 'fox'],
    ['Dolphin', 'dolphin'],
  ],
  partners: [['Amazon', 'swordwoman']],
  'random-boxes': [['Chest', 'locked-chest']],
  boosts: [['Hourglass', 'hourglass']],
  potions: [
    ['Draught', 'round-potion'],
    ['Vial', 'vial'],
  ],
  services: [['Writ', 'wax-seal']],
  tickets: [['Token', 'token']],
}

const places =
  'Argos Athens Corinth Crete Delos Delphi Dodona Eleusis Elis Ephesos Ithaka Knossos Kos Lemnos Naxos Nemea'.split(
    ' ',
  )

function stock(): ShopItem[] {
  const items: ShopItem[] = []
  for (const { id: categoryId, totalItems, subcategories } of sampleCategories) {
    const offered = subcategories.flatMap(({ id }) => kinds[id].map((kind) => ({ id, kind })))
    const shown = sampleShopItems.filter(({ category }) => category.id === categoryId).length
    for (let count = 0; count < totalItems - shown; count += 1) {
      const offer = offered[count % offered.length]
      const place = places[Math.floor(count / offered.length) % places.length]
      if (!offer || !place) continue
      const index = items.length
      const name = `${offer.kind[0]} of ${place}`
      const priceCoins = 8 + ((index * 17) % 48)
      items.push(
        itemOf({
          id: name.toLowerCase().replaceAll(' ', '-'),
          name,
          icon: offer.kind[1],
          rarity: rarities[index % 4] ?? 'common',
          subcategory: offer.id,
          priceCoins,
          ...(index % 15 === 3 && { regularPriceCoins: priceCoins + 6 }),
          ...(index % 22 === 7 && { durationHours: 168 }),
        }),
      )
    }
  }
  return items
}

/** All 148 items of the shop: the twelve most expensive ones, then cheaper ones. */
export const sampleStock: readonly ShopItem[] = [...sampleShopItems, ...stock()]
