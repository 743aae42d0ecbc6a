import { randomUUID } from 'node:crypto'
import type { PastReport } from '@olympus/game-simulator/demo/past/past-of'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../database/database.ts'
import { reportStatistics } from '../features/statistics/report-statistics.ts'
import { demoWorld } from './demo-game-server.ts'

/** Before every epoch of a game server. */
const counterEpoch = 0

interface Past {
  readonly gameId: string
  readonly reports: readonly PastReport[]
}

/** Those that have counted something. */
export async function readCounting(
  queries: Queries,
  gameIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ gameId: string }>(sql`
    select game_id from character join character_statistic on character_id = character.id
    where world = ${demoWorld} and game_id = any(${gameIds}) and captured_at is not null`)
  return new Set(rows.map(({ gameId }) => gameId))
}

/** Stores pasts as if a game server had reported them, each as a whole. False if nothing was new. */
export async function savePasts(transaction: Transaction, pasts: readonly Past[]): Promise<boolean> {
  const entries = pasts.flatMap(({ gameId, reports }) =>
    reports.map(({ capturedAt, counts }) => ({
      world: demoWorld,
      gameId,
      counterEpoch,
      capturedAt: capturedAt.toISOString(),
      ...counts,
    })),
  )
  const outcomes = await reportStatistics(
    transaction,
    {
      batchId: randomUUID(),
      boot: { clockSkewMs: 0 },
      gameServer: { id: null, worlds: [demoWorld] },
    },
    entries.map((entry, index) => ({ index, entry })),
  )
  return outcomes.values().some(({ result }) => result === 'applied')
}
