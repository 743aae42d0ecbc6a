import { inventoryTypes } from '@olympus/contract/bridge/codes'
import type { Carried, GameCharacter } from './game-character.ts'
import { withSections } from './game-character.ts'
import { type Item, bagOf } from './items.ts'

export const placesPerBag = 60

/** Codes of the bags that players carry. */
export const bags = [
  inventoryTypes.equipment,
  inventoryTypes.main,
  inventoryTypes.etc,
  inventoryTypes.specialist,
  inventoryTypes.costume,
] as const

const withItems = (character: GameCharacter, items: Carried[]): GameCharacter =>
  withSections(character, { inventory: { ...character.sections.inventory, items } })

function putInto(
  character: GameCharacter,
  item: Item,
  { type, places }: { readonly type: number; readonly places: number },
): GameCharacter | null {
  const { items } = character.sections.inventory
  const taken = new Set(items.filter((carried) => carried.type === type).map(({ position }) => position))
  for (let position = 0; position < places; position++)
    if (!taken.has(position)) return withItems(character, [...items, { type, position, item }])
  return null
}

/** Puts an item into the first free place of a bag. Returns null if the bag is full. */
export const put = (character: GameCharacter, item: Item, type = bagOf(item)): GameCharacter | null =>
  putInto(character, item, { type, places: placesPerBag })

/** Together with the bags, within what the portal accepts of an inventory. */
const placesInWarehouse = 1000

/** Puts what the portal delivers into the main bag, and what does not fit into the warehouse. */
export const putDelivered = (character: GameCharacter, item: Item): GameCharacter | null =>
  put(character, item, inventoryTypes.main) ??
  putInto(character, item, { type: inventoryTypes.warehouse, places: placesInWarehouse })

/** Takes an item out of its place. */
export const remove = (character: GameCharacter, carried: Carried): GameCharacter =>
  withItems(
    character,
    character.sections.inventory.items.filter((other) => other !== carried),
  )

/** Takes some pieces of a stack. */
export function removePieces(character: GameCharacter, carried: Carried, pieces: number): GameCharacter {
  const left = carried.item.amount - pieces
  if (left < 1) return remove(character, carried)
  return withItems(
    character,
    character.sections.inventory.items.map((other) =>
      other === carried ? { ...carried, item: { ...carried.item, amount: left } } : other,
    ),
  )
}
