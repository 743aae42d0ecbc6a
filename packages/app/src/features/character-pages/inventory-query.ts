import { z } from '@olympus/contract/schema'
import { limits } from '@olympus/contract/limits'
import { rarities } from '@olympus/ui/rarity-pips/rarities'

export const inventorySorts = ['place', 'rarity', 'name'] as const

/** Filters of the inventory in the URL. */
export const InventoryQuery = z.object({
  /** The game's number of the bag. */
  bag: z.optional(z.int()),
  search: z.optional(z.string().check(z.maxLength(limits.searchMaxLength))),
  rarity: z.optional(z.enum(rarities)),
  sort: z._default(z.enum(inventorySorts), 'place'),
})
export type InventoryQuery = z.output<typeof InventoryQuery>
