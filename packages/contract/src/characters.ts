import { endpoint } from './endpoint.ts'
import { Id, named, Timestamp, z } from './schema.ts'

/** In the order of the game's codes, from 0, as are elements and factions. */
export const characterClasses = ['adventurer', 'hoplite', 'archer', 'oracle', 'pankratiast'] as const
export const elements = ['neutral', 'fire', 'water', 'light', 'shadow'] as const
export const factions = ['neutral', 'celestial', 'chthonic'] as const
export type CharacterClass = (typeof characterClasses)[number]
export type Element = (typeof elements)[number]
export type Faction = (typeof factions)[number]

/** Who a character is, whoever looks at it. */
export const characterIdentity = {
  id: Id,
  name: z.string(),
  /** Null: a class that the portal does not know. */
  characterClass: z.nullable(z.enum(characterClasses)),
  /** The game's name of an unknown class, if it has reported one. */
  className: z.nullable(z.string()),
  element: z.enum(elements),
  faction: z.enum(factions),
} as const

/** A character as the roster shows it. */
export const Character = named(
  'Character',
  z.object({
    ...characterIdentity,
    level: z.int(),
    heroLevel: z.int(),
    jobLevel: z.int(),
    reputation: z.int(),
    isActive: z.boolean(),
    /** From 0; null if the character is deactivated. */
    slot: z.nullable(z.int()),
    /** The game world. */
    world: z.string(),
    activatedAt: z.nullable(Timestamp),
    deactivatedAt: z.nullable(Timestamp),
  }),
)
export type Character = z.output<typeof Character>

/**
 * - `online`: a character of the account is in the game.
 * - `offline`: none is, and what the last one did there is stored.
 * - `unknown`: its game server has gone quiet, or the last of what it did is missing.
 */
export const presences = ['online', 'offline', 'unknown'] as const
export type Presence = (typeof presences)[number]

/** A swap that the game has not confirmed yet. */
export const PendingSwap = z.object({
  id: Id,
  kind: z.enum(['activate', 'deactivate']),
  characterId: Id,
  /** Of an activation, from 0. */
  slot: z.nullable(z.int()),
  requestedAt: Timestamp,
})
export type PendingSwap = z.output<typeof PendingSwap>

/** A permanent selection that is not over (`character-selection.ts`). */
export const OpenSelection = z.object({
  id: Id,
  state: z.enum(['pending', 'changed', 'running']),
  keptIds: z.array(Id),
  deletedIds: z.array(Id),
  heirId: Id,
  dueAt: Timestamp,
})
export type OpenSelection = z.output<typeof OpenSelection>

/** All characters of a player. */
export const Roster = z.object({
  characters: z.array(Character),
  maxCharacters: z.int(),
  maxActiveSlots: z.int(),
  maxDeactivatedCharacters: z.int(),
  /** Of the account, over all worlds. */
  presence: z.enum(presences),
  /** The character that is in the game, or was last known to be; null if the account is offline. */
  presentCharacterId: z.nullable(Id),
  /** While the presence is unknown: the game server that has gone quiet, and since when. */
  quietGameServer: z.nullable(z.object({ name: z.string(), since: Timestamp })),
  /** When the next character can be activated; null: now. */
  activationAvailableAt: z.nullable(Timestamp),
  /** The swap that waits for the game. */
  pendingSwap: z.nullable(PendingSwap),
  /** The permanent selection that is not over. */
  openSelection: z.nullable(OpenSelection),
  serverNow: Timestamp,
})
export type Roster = z.output<typeof Roster>

export const listCharacters = endpoint({
  method: 'GET',
  path: '/characters',
  access: 'player',
  tag: 'Characters',
  summary: "The player's roster",
  data: Roster,
  errors: [],
})
