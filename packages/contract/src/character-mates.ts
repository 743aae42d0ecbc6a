import { CharacterItem } from './character-item.ts'
import { elements } from './characters.ts'
import { named, z } from './schema.ts'

const Count = z.int().check(z.nonnegative())

/** A pet or partner of a character. Names and icons of kinds, skills and items are game data. */
export const CharacterMate = named(
  'CharacterMate',
  z.object({
    /** The game's ID. */
    id: z.string(),
    /** The game's number of what it is: 0 is a partner, 1 a pet. */
    typeCode: z.int(),
    vnum: z.int(),
    name: z.string(),
    /** Shown if the game data has no such kind. */
    species: z.nullable(z.string()),
    /** Null: not reported, or one that the portal does not know. */
    element: z.nullable(z.enum(elements)),
    level: Count,
    /** Percent of the way to the next level. */
    levelProgress: z.nullable(z.number()),
    loyalty: Count,
    hp: Count,
    mp: Count,
    attack: Count,
    defense: Count,
    /** It accompanies the character. */
    isInTeam: z.boolean(),
    items: z.array(z.object({ slot: z.int(), item: CharacterItem })),
    skills: z.array(z.object({ skill: z.int(), rank: z.string() })),
  }),
)
export type CharacterMate = z.output<typeof CharacterMate>
