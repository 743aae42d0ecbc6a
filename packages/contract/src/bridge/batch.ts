import { named, z } from '../schema.ts'
import { GameTime } from './game-time.ts'
import { bridgeLimits } from './limits.ts'

/** Short code of a game world, chosen by operators. */
export const World = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** The game's own ID of a character. Unique in its world and never given again. */
export const GameId = z.string().check(z.regex(/^[\w:.-]{1,64}$/))

/** A process of a game server, from start to end. The game server makes a new UUID when it starts. */
export const BootId = z.uuid()

/**
 * Why one entry of a batch is refused.
 *
 * - `AWARD_MISMATCH`: the award was given with another character or number of tickets.
 * - `BAD_ENTRY`: it violates the schema; `issues` names the fields.
 * - `UNKNOWN_ACCOUNT`, `UNKNOWN_CHARACTER`, `UNKNOWN_TASK`: there is none in the worlds of the key.
 * - `UNKNOWN_BOARD`: the game data has no such board or boss, or no season at that time.
 * - `SEASON_CLOSED`: its entries are final.
 * - `ACCOUNT_MISMATCH`: the character belongs to another account.
 * - `COUNTER_FELL`: a count is lower than before in the same epoch; `issues` names it.
 * - `OUT_OF_RANGE`: it was captured more than 400 days ago, or a total or the number of codes is too high.
 * - `CHARACTER_DELETED`: the game reported its deletion earlier.
 * - `UNKNOWN_EPOCH`: the portal has not given this epoch to this game server.
 * - `LEASE_LOST`: the lease has passed on, or the task is settled in another way.
 */
export const entryRefusals = [
  'ACCOUNT_MISMATCH',
  'AWARD_MISMATCH',
  'BAD_ENTRY',
  'CHARACTER_DELETED',
  'COUNTER_FELL',
  'LEASE_LOST',
  'OUT_OF_RANGE',
  'SEASON_CLOSED',
  'UNKNOWN_ACCOUNT',
  'UNKNOWN_BOARD',
  'UNKNOWN_CHARACTER',
  'UNKNOWN_EPOCH',
  'UNKNOWN_TASK',
] as const
export type EntryRefusal = (typeof entryRefusals)[number]

/**
 * - `applied`: the portal has stored it.
 * - `unchanged`: the portal had it already.
 * - `stale`: the portal has a newer one.
 * - `refused`: for its `reason`; sending it again changes nothing.
 */
export const entryResults = ['applied', 'unchanged', 'stale', 'refused'] as const
export type EntryResult = (typeof entryResults)[number]

export const sectionNames = [
  'summary',
  'equipment',
  'inventory',
  'mates',
  'bonuses',
  'bazaar',
  'combat',
] as const
export type SectionName = (typeof sectionNames)[number]

export const EntryAnswer = named(
  'EntryAnswer',
  z.object({
    /** Position of the entry in the batch, from 0. */
    index: z.int(),
    result: z.enum(entryResults),
    reason: z.optional(z.enum(entryRefusals)),
    /** The fields of a bad entry, or the counter that a report is refused for. */
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    /** The portal's ID of the reported character. */
    characterId: z.optional(z.int()),
    /** Sections whose bodies the portal lacks. Send the character again with them. */
    wanted: z.optional(z.array(z.enum(sectionNames))),
  }),
)
export type EntryAnswer = z.output<typeof EntryAnswer>

const counts = z.object({ applied: z.int(), unchanged: z.int(), stale: z.int(), refused: z.int() })

/** What a batch is answered with. A repeated batch gets the same answer. */
export const BatchAnswer = named(
  'BatchAnswer',
  z.object({ batchId: z.uuid(), counts, answers: z.array(EntryAnswer) }),
)
export type BatchAnswer = z.output<typeof BatchAnswer>

/** The body of a batch. A repeat of `batchId` with other content is refused. */
export const batchOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.strictObject({
    bootId: BootId,
    batchId: z.uuid(),
    /** When the batch was made, by the clock of the game server. */
    sentAt: GameTime,
    entries: z.array(entry).check(z.minLength(1), z.maxLength(bridgeLimits.maxEntries)),
  })

/** The body of a batch whose entries belong to one world. */
export const worldBatchOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.extend(batchOf(entry), { world: World })
