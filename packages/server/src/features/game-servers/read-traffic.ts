import type { EntryResult } from '@olympus/contract/bridge/batch'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

type EntryCounts = Readonly<Record<EntryResult, number>>

interface Period {
  readonly batches: number
  readonly entries: EntryCounts
}

/** What a game server has sent. */
export interface Traffic {
  readonly gameServerId: number
  readonly hour: Period
  readonly day: Period
}

interface Row {
  readonly gameServerId: number
  readonly hour: EntryCounts & { readonly batches: number }
  readonly day: EntryCounts & { readonly batches: number }
}

const periodOf = ({ batches, ...entries }: Row['day']): Period => ({ batches, entries })

const sumsWhere = (condition: Sql) => sql`jsonb_build_object(
  'batches', count(*) filter (where ${condition}),
  'applied', coalesce(sum(applied) filter (where ${condition}), 0),
  'unchanged', coalesce(sum(unchanged) filter (where ${condition}), 0),
  'stale', coalesce(sum(stale) filter (where ${condition}), 0),
  'refused', coalesce(sum(refused) filter (where ${condition}), 0))`

/** Counts the batches of the last hour and day, and their entries by result. */
export async function readTraffic(queries: Queries): Promise<Traffic[]> {
  const rows = await queries.query<Row>(sql`
    select game_server_id, ${sumsWhere(sql`received_at > now() - interval '1 hour'`)} as hour,
      ${sumsWhere(sql`true`)} as day
    from bridge_batch where received_at > now() - interval '1 day' group by 1`)
  return rows.map(({ gameServerId, hour, day }) => ({
    gameServerId,
    hour: periodOf(hour),
    day: periodOf(day),
  }))
}

/** The last batch of a game server. Batches are kept for a few days. */
export interface LastBatch {
  readonly gameServerId: number
  readonly endpoint: string
  readonly receivedAt: Date
  /** From when it was made until it was received, by the clock of the portal. */
  readonly lagMs: number
}

export const readLastBatches = (queries: Queries): Promise<LastBatch[]> =>
  queries.query<LastBatch>(sql`
    select game_server.id as game_server_id, endpoint, received_at,
      round(extract(epoch from received_at - sent_at) * 1000)::bigint - coalesce(clock_skew_ms, 0) as lag_ms
    from game_server
    left join game_boot on game_boot.game_server_id = game_server.id and ended_at is null
    cross join lateral (
      select endpoint, sent_at, received_at from bridge_batch
      where bridge_batch.game_server_id = game_server.id order by received_at desc limit 1
    ) as last`)

interface RefusalCount {
  readonly gameServerId: number
  readonly reason: string
  readonly count: number
}

/** Counts the refused entries of the last day, as far as each is recorded. */
export const countRefusals = (queries: Queries): Promise<RefusalCount[]> =>
  queries.query<RefusalCount>(sql`
    select game_server_id, reason, count(*) as count from bridge_refusal
    where refused_at > now() - interval '1 day' group by 1, 2 order by count(*) desc, reason`)
