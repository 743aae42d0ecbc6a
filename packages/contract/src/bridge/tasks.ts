import { Id, named, Timestamp, z } from '../schema.ts'
import { gameFailures } from '../task-failures.ts'
import { BatchAnswer, batchOf, BootId, GameId, World } from './batch.ts'
import { batchErrors, bridgeEndpoint, bridgePath } from './endpoint.ts'
import { GameItem } from './sections.ts'
import { bridgeLimits } from './limits.ts'

/** Everything that the portal wants done in the game. */
export const taskKinds = [
  'delivery',
  'activate',
  'deactivate',
  'report-character',
  'remove-character',
  'move-listings',
  'end-session',
] as const
export type TaskKind = (typeof taskKinds)[number]

const leased = {
  id: Id,
  /** Every answer must include it. */
  leaseToken: z.uuid(),
  leaseExpiresAt: Timestamp,
  /** How often it was claimed, this time included. */
  attempts: z.int(),
  world: World,
  /** Of the character; for a gift, the recipient. */
  accountId: Id,
  characterId: Id,
  gameId: GameId,
}

const ofKind = <Kind extends TaskKind, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({ ...leased, kind: z.literal(kind), ...shape })

/** A task that a game server has claimed. Its ID stays the same, so that the game can detect repeats. */
export const Task = named(
  'Task',
  z.discriminatedUnion('kind', [
    ofKind('delivery', {
      /** An item of the portal's catalog; null for a `gameItem`. */
      itemId: z.nullable(z.string()),
      quantity: z.int(),
      /** An item of a deleted character, exactly as the game reported it. `amount` is the quantity. */
      gameItem: z.nullable(GameItem),
      /** Only of a gift: the giver's username and message. */
      gift: z.nullable(z.object({ giver: z.string(), message: z.nullable(z.string()) })),
    }),
    ofKind('activate', { slot: z.int() }),
    ofKind('deactivate', {}),
    /** Reports all sections of the character as they are now, and confirms once the portal has them. */
    ofKind('report-character', {
      /** First part of the revision of this report: greater than all that were given before. */
      epoch: z.int(),
    }),
    ofKind('remove-character', {}),
    /** Moves the bazaar listings and bids of the character to another character of the account. */
    ofKind('move-listings', { toCharacterId: Id, toGameId: GameId }),
    ofKind('end-session', { sessionId: z.uuid(), reason: z.enum(['banned', 'released']) }),
  ]),
)
export type Task = z.output<typeof Task>

export const claimTasks = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/tasks/claims`,
  scope: 'tasks',
  summary: 'Leases queued tasks, oldest first; waits for the first one',
  body: z.strictObject({
    bootId: BootId,
    /** All worlds of the key by default. */
    world: z.optional(World),
    limit: z.int().check(z.minimum(1), z.maximum(bridgeLimits.maxClaimedTasks)),
    leaseMs: z.int().check(z.minimum(bridgeLimits.minTaskLeaseMs), z.maximum(bridgeLimits.maxTaskLeaseMs)),
    /** How long the call may wait for a task. */
    waitMs: z.int().check(z.minimum(0), z.maximum(bridgeLimits.maxClaimWaitMs)),
  }),
  data: z.object({ tasks: z.array(Task) }),
  errors: ['BOOT_UNKNOWN', 'BOOT_OVER', 'WORLD_NOT_ALLOWED'],
})

const lease = { id: Id, leaseToken: z.uuid() }

const Confirmation = z.strictObject({
  ...lease,
  /** The game's own number of what it did, for support. */
  gameReference: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})

const FailedAttempt = z.strictObject({
  ...lease,
  reason: z.enum(gameFailures),
  /** The game's own words, for operators. */
  note: z.optional(z.string().check(z.maxLength(500))),
})

const Extension = z.strictObject({
  ...lease,
  leaseMs: z.int().check(z.minimum(bridgeLimits.minTaskLeaseMs), z.maximum(bridgeLimits.maxTaskLeaseMs)),
})

const answerTo = <const Path extends string, Entry extends z.ZodMiniType>(
  path: Path,
  entry: Entry,
  summary: string,
) =>
  bridgeEndpoint({
    method: 'POST',
    path: `${bridgePath}/tasks/${path}`,
    scope: 'tasks',
    summary,
    body: batchOf(entry),
    entry,
    data: BatchAnswer,
    errors: batchErrors,
  })

export const confirmTasks = answerTo('confirmations', Confirmation, 'The tasks are done')

export const retryTasks = answerTo(
  'retries',
  FailedAttempt,
  'The tasks cannot be done now; they are queued again',
)

export const rejectTasks = answerTo(
  'rejections',
  FailedAttempt,
  'The tasks will never be done; what was paid for them is refunded',
)

export const extendLeases = answerTo('extensions', Extension, 'Keeps tasks that take longer than their lease')
