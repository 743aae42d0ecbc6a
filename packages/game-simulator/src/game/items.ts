import { equipmentSlots, inventoryTypes } from '@olympus/contract/bridge/codes'
import type { GameItem } from '@olympus/contract/bridge/sections'
import type { z } from '@olympus/contract/schema'
import { between, type Draw, numberOf, pick } from '../random.ts'

export type Item = z.output<typeof GameItem>

/** The game's numbers of rarities. */
export const rarities = { common: 0, uncommon: 1, rare: 2, epic: 3, legendary: 4, mythic: 5 } as const

const kindsOfItems = 100_000

/** The game's number of a kind of item. */
export const vnumOf = (name: string): number => 1 + (numberOf(name.toLowerCase()) % kindsOfItems)

export const newItem = (name: string, more: Partial<Item> = {}): Item => ({
  vnum: vnumOf(name),
  name,
  amount: 1,
  ...more,
})

/** What players find. `slot`: where it is worn. */
const loot = [
  { name: 'Bronze Kopis', slot: equipmentSlots.mainWeapon },
  { name: 'Harpe', slot: equipmentSlots.mainWeapon },
  { name: 'Cuirass of the Phalanx', slot: equipmentSlots.armor },
  { name: 'Linen Hood', slot: equipmentSlots.hat },
  { name: 'Gauntlets of Talos', slot: equipmentSlots.gloves },
  { name: 'Marching Sandals', slot: equipmentSlots.boots },
  { name: 'Amber Chain', slot: equipmentSlots.necklace },
  { name: 'Ring of Laurel', slot: equipmentSlots.ring },
] as const

/** What characters use up, and what the game counts it as. */
export const usedItems = [
  { name: 'Ambrosia Draught', counter: 'potionsUsed', share: 23 },
  { name: 'Nectar of Vigor', counter: 'potionsUsed', share: 17 },
  { name: 'Vial of the Styx', counter: 'potionsUsed', share: 15 },
  { name: 'Olive of Athens', counter: 'foodUsed', share: 12 },
  { name: 'Wine of Dionysos', counter: 'foodUsed', share: 6 },
  { name: 'Honey of Hymettos', counter: 'snacksUsed', share: 15 },
  { name: 'Pithos of Pandora', counter: 'mysteryBoxesUsed', share: 2 },
  { name: 'Coffer of Kroisos', counter: 'mysteryBoxesUsed', share: 1 },
  { name: 'Charon’s Obol', counter: null, share: 9 },
] as const

const countersByVnum = new Map(usedItems.map(({ name, counter }) => [vnumOf(name), counter]))

/** The counter of items like this one, or null. */
export const counterOfItem = (vnum: number) => countersByVnum.get(vnum) ?? null

const supplies = ['Olive of Athens', 'Honey of Hymettos', 'Charon’s Obol', 'Ambrosia Draught'] as const

const slotsByVnum = new Map<number, number>(loot.map(({ name, slot }) => [vnumOf(name), slot]))

/** The slot where an item can be worn, or null. */
export const slotOf = ({ vnum }: Item): number | null => slotsByVnum.get(vnum) ?? null

/** The bag that an item belongs into. */
export const bagOf = (item: Item): number =>
  slotOf(item) === null ? inventoryTypes.etc : inventoryTypes.equipment

/** A find. `serial` tells it from every other item of the game. */
export function findItem(draw: Draw, serial: string): Item {
  if (draw(2) === 0) return newItem(pick(supplies, draw), { amount: between(1, 20, draw), serial })
  const { name } = pick(loot, draw)
  return newItem(name, { serial, rarity: between(0, 4, draw), upgrade: draw(6), durability: 100 })
}

/** The name of an item of the shop, as players of the game know it. */
export const nameOfItemId = (itemId: string): string =>
  itemId
    .split('-')
    .map((word) => (word.length > 2 ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ')
