import { boardFigures, boardKeys } from '../leaderboards.ts'
import { z } from '../schema.ts'
import { BatchAnswer, batchOf, GameId, World } from './batch.ts'
import { batchErrors, bridgeEndpoint, bridgePath } from './endpoint.ts'
import { GameTime } from './game-time.ts'

const Score = z.strictObject({
  world: World,
  gameId: GameId,
  board: z.enum(boardKeys),
  /** Code of the boss, for boards that have bosses. */
  boss: z.optional(z.int()),
  /** Unique in its world. A repeated ID changes nothing. */
  scoreId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  /** Count or milliseconds. Of a board that adds scores up: what is added. */
  score: z.int().check(z.nonnegative()),
  /** Decides the season, and which score is the latest. */
  reachedAt: GameTime,
  /** Totals beside the score; those that are absent stay. */
  figures: z._default(z.partialRecord(z.enum(boardFigures), z.int().check(z.nonnegative())), {}),
  /** Names of the party of a raid record. */
  party: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(40)), []),
})
export type BoardScore = z.output<typeof Score>

export const reportScores = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/scores`,
  scope: 'scores',
  summary: 'Scores of characters on the boards; those of reputation and achievements come with their reports',
  body: batchOf(Score),
  entry: Score,
  data: BatchAnswer,
  errors: batchErrors,
})
