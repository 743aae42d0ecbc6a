import { endpoint } from './endpoint.ts'
import { Id, named, Timestamp, z } from './schema.ts'

export const characterClasses = ['hoplite', 'archer', 'oracle', 'pankratiast'] as const
export const elements = ['fire', 'water', 'light', 'shadow'] as const
export const factions = ['celestial', 'chthonic'] as const
export type CharacterClass = (typeof characterClasses)[number]
export type Element = (typeof elements)[number]
export type Faction = (typeof factions)[number]

/** A character as the roster shows it. */
export const Character = named(
  'Character',
  z.object({
    id: Id,
    name: z.string(),
    characterClass: z.enum(characterClasses),
    element: z.enum(elements),
    faction: z.enum(factions),
    level: z.int(),
    heroLevel: z.int(),
    jobLevel: z.int(),
    reputation: z.int(),
    isActive: z.boolean(),
    /** When the character was last activated or deactivated. */
    swappedAt: z.nullable(Timestamp),
  }),
)
export type Character = z.output<typeof Character>

export const listCharacters = endpoint({
  method: 'GET',
  path: '/characters',
  access: 'player',
  tag: 'Characters',
  summary: "The player's roster",
  data: z.object({
    characters: z.array(Character),
    maxCharacters: z.int(),
    maxActiveSlots: z.int(),
    maxDeactivatedCharacters: z.int(),
  }),
  errors: [],
})
