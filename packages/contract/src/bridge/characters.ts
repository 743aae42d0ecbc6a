import { Id, z } from '../schema.ts'
import { BatchAnswer, GameId, worldBatchOf } from './batch.ts'
import { batchErrors, bridgeEndpoint, bridgePath } from './endpoint.ts'
import { GameTime } from './game-time.ts'
import { sections } from './sections.ts'

/**
 * Orders snapshots: by epoch, then by counter. Epochs come from `greetPortal`, `startGameSession` and
 * tasks to report a character, and only grow. The game server counts within an epoch.
 */
export const Revision = z.strictObject({
  epoch: z.int().check(z.positive()),
  counter: z.int().check(z.nonnegative()),
})
export type Revision = z.output<typeof Revision>

/** A section with its hash. Without a body it is unchanged since it had this hash. */
const reported = <Body extends z.ZodMiniType>(body: Body) =>
  z.optional(
    z.strictObject({
      /** Any text that differs when the body does. */
      hash: z.string().check(z.minLength(1), z.maxLength(64)),
      body: z.optional(body),
    }),
  )

const CharacterReport = z.strictObject({
  gameId: GameId,
  accountId: Id,
  revision: Revision,
  /** By the clock of the game server. */
  capturedAt: GameTime,
  /** The portal keeps what it has of sections that are missing. */
  sections: z.strictObject({
    summary: reported(sections.summary),
    equipment: reported(sections.equipment),
    inventory: reported(sections.inventory),
    mates: reported(sections.mates),
    bonuses: reported(sections.bonuses),
    bazaar: reported(sections.bazaar),
    combat: reported(sections.combat),
  }),
})
export type CharacterReport = z.output<typeof CharacterReport>

export const reportCharacters = bridgeEndpoint({
  method: 'PUT',
  path: `${bridgePath}/characters`,
  scope: 'characters',
  summary: 'Stores snapshots of characters by section; a new character needs its summary',
  body: worldBatchOf(CharacterReport),
  entry: CharacterReport,
  data: BatchAnswer,
  errors: [...batchErrors, 'WORLD_NOT_ALLOWED'],
})

const CharacterDeletion = z.strictObject({ gameId: GameId, deletedAt: GameTime })
export type CharacterDeletion = z.output<typeof CharacterDeletion>

export const reportDeletedCharacters = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/characters/deletions`,
  scope: 'characters',
  summary: 'Characters that the game has deleted; their game IDs are never used again',
  body: worldBatchOf(CharacterDeletion),
  entry: CharacterDeletion,
  data: BatchAnswer,
  errors: [...batchErrors, 'WORLD_NOT_ALLOWED'],
})
