import { named, Timestamp, z } from './schema.ts'

/** A visit ends when its owner has not seen the page for so long. */
export const visitPauseSeconds = 30 * 60

/** Figures that are compared with those of the last visit, in the order in which they are shown. */
export const comparedFigures = [
  'level',
  'heroLevel',
  'jobLevel',
  'reputation',
  'achievementPoints',
  'gold',
  'onlineSeconds',
] as const
export type ComparedFigure = (typeof comparedFigures)[number]

const Count = z.int().check(z.nonnegative())

/** What a player recognizes an item by. */
const WornItem = z.object({
  vnum: Count,
  name: z.optional(z.string()),
  rarity: z.optional(z.int()),
  upgrade: z.optional(Count),
  elementRate: z.optional(Count),
})
export type WornItem = z.output<typeof WornItem>

/** What the game has reported since the last visit. Only what differs. */
export const CharacterChanges = named(
  'CharacterChanges',
  z.object({
    /** When the owner last saw the page; null: nothing is known to compare with. */
    since: z.nullable(Timestamp),
    figures: z.array(z.object({ figure: z.enum(comparedFigures), before: z.int(), now: z.int() })),
    /** Null: the slot was or is empty. */
    equipment: z.array(z.object({ slot: z.int(), before: z.nullable(WornItem), now: z.nullable(WornItem) })),
  }),
)
export type CharacterChanges = z.output<typeof CharacterChanges>
