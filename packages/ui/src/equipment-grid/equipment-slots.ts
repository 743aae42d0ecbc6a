import type { GameIconName } from '../game-icon/game-icon-names.ts'
import type { ItemFacts } from '../item-tooltip/item-details.tsx'

export type EquippedItem = ItemFacts & {
  /** Code of the slot, as the game server sends it. */
  slot: number
  icon: GameIconName | (string & {})
  /** On the lower edge of the tile: "+9", "80 %". */
  upgrade?: string | undefined
}

export type SlotPlace = 'left' | 'right' | 'below' | 'shelf' | 'other'

export type Slot = {
  /** Unique in the grid, even if two items have the same slot code. */
  key: string
  code: number
  place: SlotPlace
  /** Shown while the slot is empty. */
  icon: GameIconName
  item: EquippedItem | undefined
}

type KnownSlot = { code: number; place: SlotPlace; icon: GameIconName }

/** In reading order. The code alone decides where a slot is drawn. */
export const knownSlots = [
  { code: 0, place: 'below', icon: 'zeus-sword' },
  { code: 1, place: 'left', icon: 'breastplate' },
  { code: 2, place: 'left', icon: 'crested-helmet' },
  { code: 3, place: 'left', icon: 'gauntlet' },
  { code: 4, place: 'left', icon: 'wingfoot' },
  { code: 5, place: 'below', icon: 'high-shot' },
  { code: 6, place: 'right', icon: 'gem-necklace' },
  { code: 7, place: 'right', icon: 'globe-ring' },
  { code: 8, place: 'right', icon: 'bracer' },
  { code: 9, place: 'left', icon: 'drama-masks' },
  { code: 10, place: 'right', icon: 'fairy' },
  { code: 11, place: 'right', icon: 'ankh' },
  { code: 12, place: 'below', icon: 'rosa-shield' },
  { code: 13, place: 'shelf', icon: 'roman-toga' },
  { code: 14, place: 'shelf', icon: 'laurel-crown' },
  { code: 15, place: 'shelf', icon: 'lyre' },
  { code: 16, place: 'shelf', icon: 'feathered-wing' },
  { code: 100, place: 'shelf', icon: 'laurels-trophy' },
] as const satisfies KnownSlot[]

export type SlotCode = (typeof knownSlots)[number]['code']

const isShelf = ({ place }: { place: SlotPlace }) => place === 'shelf'

/** Every known slot, filled or empty, and all items that fit none, which a newer game server may send. */
export function sortedIntoSlots(items: readonly EquippedItem[]) {
  const unplaced = new Set(items)
  const slots = knownSlots.map(({ code, place, icon }): Slot => {
    const item = items.find(({ slot }) => slot === code)
    if (item) unplaced.delete(item)
    return { key: String(code), code, place, icon, item }
  })
  const others = [...unplaced].map((item, index): Slot => ({
    key: `${item.slot}-${index}`,
    code: item.slot,
    place: 'other',
    icon: 'help',
    item,
  }))
  return { body: slots.filter((slot) => !isShelf(slot)), shelf: slots.filter(isShelf), others }
}
