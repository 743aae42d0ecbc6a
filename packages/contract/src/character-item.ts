import { named, Timestamp, z } from './schema.ts'

const Count = z.int().check(z.nonnegative())

const ItemOption = z.object({
  type: z.string(),
  effect: z.int(),
  level: z.int(),
  value: z.int(),
})

const Specialist = z.object({
  level: Count,
  upgrade: Count,
  points: z.record(z.string(), z.int()),
  perfection: z.record(z.string(), z.int()),
})

/** One item, or a stack of equal ones. Names and icons are game data. */
export const CharacterItem = named(
  'CharacterItem',
  z.object({
    /** The game's number of the kind of item. */
    vnum: Count,
    /** Shown if the game data has no such item. */
    name: z.optional(z.string()),
    amount: z.int().check(z.positive()),
    rarity: z.optional(z.int()),
    upgrade: z.optional(Count),
    /** Of a fairy, in percent. */
    elementRate: z.optional(Count),
    durability: z.optional(Count),
    isBound: z.optional(z.boolean()),
    /** When a temporary item disappears. */
    expiresAt: z.optional(Timestamp),
    options: z.optional(z.array(ItemOption)),
    specialist: z.optional(Specialist),
  }),
)
export type CharacterItem = z.output<typeof CharacterItem>
