import { z } from '../schema.ts'
import { breakdownKinds, counterKeys, fightKinds } from '../statistic-keys.ts'
import { BatchAnswer, batchOf, GameId, World } from './batch.ts'
import { batchErrors, bridgeEndpoint, bridgePath } from './endpoint.ts'
import { GameTime } from './game-time.ts'

const Count = z.int().check(z.nonnegative())
const Code = z.string().check(z.regex(/^(?:0|[1-9]\d{0,6})$/))

const byCode = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(Code, value).check(z.refine((codes) => Object.keys(codes).length <= 500))

/**
 * The first report of a character is where counting begins: its totals enter the lifetime, but no day. A
 * game that wants every day complete reports zeros first. A new epoch begins at zero, so all of its totals
 * are new.
 */
const ReportedStatistics = z.strictObject({
  world: World,
  gameId: GameId,
  /** Raise it when the counters of the character start from zero again, for example after a wipe. */
  counterEpoch: Count,
  /** By the clock of the game server, at most 400 days ago. Its UTC day is the day of what is new. */
  capturedAt: GameTime,
  /** Totals since the epoch began; those that are absent stay. A total never falls within an epoch. */
  counters: z.partialRecord(z.enum(counterKeys), Count),
  /** Totals by code, as the counters. The hours of the day are in UTC. */
  breakdowns: z._default(
    z.partialRecord(z.enum(breakdownKinds), byCode(Count)).check(
      z.refine(({ hours = {} }) => Object.keys(hours).every((hour) => Number(hour) < 24), {
        path: ['hours'],
      }),
    ),
    {},
  ),
  /** Milliseconds of the fastest raid by code of the boss. A slower one than before changes nothing. */
  bestTimes: z._default(byCode(Count.check(z.positive())), {}),
  /** What each report replaces; what is absent stays. */
  latest: z._default(
    z.strictObject({
      goldHeld: z.optional(Count),
      /** The oldest first. */
      lastFights: z.optional(
        z.array(z.strictObject({ kind: z.enum(fightKinds), isWon: z.boolean() })).check(z.maxLength(20)),
      ),
      longestWinningStreak: z.optional(Count),
      longestSessionSeconds: z.optional(Count),
      /** The latest first. */
      lastSuperRewards: z.optional(
        z
          .array(z.strictObject({ vnum: Count, event: z.nullable(Count), wonAt: GameTime }))
          .check(z.maxLength(10)),
      ),
    }),
    {},
  ),
})
export type ReportedStatistics = z.output<typeof ReportedStatistics>

export const reportStatistics = bridgeEndpoint({
  method: 'PUT',
  path: `${bridgePath}/statistics`,
  scope: 'statistics',
  summary: 'What characters have counted; what is new since their last report belongs to its day',
  body: batchOf(ReportedStatistics),
  entry: ReportedStatistics,
  data: BatchAnswer,
  errors: batchErrors,
})
