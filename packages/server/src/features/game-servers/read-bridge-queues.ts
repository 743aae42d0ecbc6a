import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Game sessions of a game server that are not over. */
export interface OpenSessions {
  readonly gameServerId: number
  readonly online: number
  readonly ending: number
}

export const countOpenSessions = (queries: Queries): Promise<OpenSessions[]> =>
  queries.query<OpenSessions>(sql`
    select game_server_id, count(*) filter (where state = 'online') as online,
      count(*) filter (where state = 'ending') as ending
    from game_session where state <> 'ended' group by 1`)

/** Tasks of a world that are not settled, and characters of which the portal lacks data. */
export interface WorldQueue {
  readonly world: string
  readonly queued: number
  readonly claimed: number
  /** How long the oldest due task has waited; 0 if none is due. */
  readonly waitSeconds: number
  readonly wanted: number
}

export const readWorldQueues = (queries: Queries): Promise<WorldQueue[]> =>
  queries.query<WorldQueue>(sql`
    with tasks as (
      select world, count(*) filter (where state = 'queued') as queued,
        count(*) filter (where state = 'claimed') as claimed,
        coalesce(greatest(0, extract(epoch from now() - min(due_at) filter (where state = 'queued'))), 0)::int as wait_seconds
      from task where state in ('queued', 'claimed') group by world
    ),
    lacks as (
      select world, count(*) as wanted
      from character_snapshot join character on character.id = character_id
      where wanted_sections is not null and deleted_at is null group by world
    )
    select world, coalesce(queued, 0) as queued, coalesce(claimed, 0) as claimed,
      coalesce(wait_seconds, 0) as wait_seconds, coalesce(wanted, 0) as wanted
    from tasks full join lacks using (world) order by world`)
