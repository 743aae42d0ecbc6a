import type { CharacterItem } from '@olympus/contract/character-item'
import type { getInventory } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { rarities } from '@olympus/ui/rarity-pips/rarities'

import type { InventoryQuery } from './inventory-query.ts'
import type { ItemLook } from '../../shared/game-data/use-item-look.ts'

/** An item at its place. */
export interface PlacedItem {
  /** Unique in all bags. */
  readonly place: string
  readonly item: CharacterItem
  readonly look: ItemLook
  /** Accessible name of its tile. */
  readonly label: string
}

export interface Bag {
  readonly type: number
  readonly size: number | null
  readonly items: readonly PlacedItem[]
}

/** Gives each item its place and its texts. */
export const placeItems = (
  { bags }: DataOf<typeof getInventory>,
  texts: {
    readonly lookOf: (item: CharacterItem) => ItemLook
    readonly itemLabel: (item: CharacterItem) => string
  },
): Bag[] =>
  bags.map(({ type, size, items }) => ({
    type,
    size,
    items: items.map(({ position, item }) => ({
      place: `${type}-${position}`,
      item,
      look: texts.lookOf(item),
      label: texts.itemLabel(item),
    })),
  }))

const rank = ({ look }: PlacedItem) => rarities.indexOf(look.rarity)

function sorted(items: readonly PlacedItem[], sort: InventoryQuery['sort'], tag: string) {
  if (sort === 'place') return items
  const byName = new Intl.Collator(tag)
  const compareNames = (one: PlacedItem, other: PlacedItem) => byName.compare(one.look.name, other.look.name)
  if (sort === 'name') return items.toSorted(compareNames)
  return items.toSorted((one, other) => rank(other) - rank(one) || compareNames(one, other))
}

/** The bags with only the items that the filters leave, in their order. */
export function filterBags(bags: readonly Bag[], query: InventoryQuery, tag: string): Bag[] {
  const { search = '', rarity, sort } = query
  const words = search.toLocaleLowerCase(tag)
  const fits = ({ look }: PlacedItem) =>
    (rarity === undefined || look.rarity === rarity) && look.name.toLocaleLowerCase(tag).includes(words)
  return bags.map((bag) => ({ ...bag, items: sorted(bag.items.filter(fits), sort, tag) }))
}

/** The item of the same slot that the character wears. Without a known slot, one of the same kind. */
export function wornInstead(
  item: CharacterItem,
  worn: readonly { readonly slot: number; readonly item: CharacterItem }[],
  slot: number | null,
): CharacterItem | null {
  const found = worn.find((each) => (slot === null ? each.item.vnum === item.vnum : each.slot === slot))
  return found?.item ?? null
}
