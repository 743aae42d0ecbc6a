import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { inScope, type Scope, scopeOf } from './buckets.ts'
import { rankOf } from './place-of.ts'

/** Whose ranks are kept: the first of each board, and characters whose owner was here lately. */
const keptPlaces = 10_000
const keptForDays = 30
const accountsAtOnce = 200
const jobLock = 5_129_736_070

interface DueSeason {
  readonly id: number
  readonly day: string
  /** Null: nothing of the day is stored yet. */
  readonly rankedTo: number | null
}

const yesterday = sql`((now() at time zone 'UTC')::date - 1)`

const findDue = (transaction: Transaction) =>
  transaction.maybeOne<DueSeason>(sql`
    select id, ${yesterday} as day, ranked_to from board_season
    where is_listed and closed_at is null and coalesce(starts_at <= now(), true)
      and coalesce(ranked_day < ${yesterday}, true)
    order by id limit 1`)

const store = (day: string, ranks: ReturnType<typeof sql>) => sql`
  insert into board_rank_day (season_id, character_id, day, rank)
  select season_id, character_id, ${day}::date, rank from (${ranks}) as ranked on conflict do nothing`

const firstRanks = (scope: Scope) => sql`
  select season_id, character_id, rank() over (order by sort_key) as rank from (
    select * from board_entry where ${inScope(scope, sql`board_entry`)}
    order by sort_key, reached_at, character_id limit ${keptPlaces}
  ) as first`

const ranksOf = (scope: Scope, accountIds: readonly number[]) => sql`
  select entry.season_id, entry.character_id, ${rankOf(scope, sql`entry.sort_key`)} as rank
  from character join board_entry as entry on entry.character_id = character.id
  where account_id = any(${[...accountIds]}::bigint[]) and ${inScope(scope, sql`entry`)}`

/** Stores some ranks of one board. False if all are stored, or another process is at it. */
const storeSome = (database: Database): Promise<boolean> =>
  database.transaction(
    async (transaction) => {
      const { isFree } = await transaction.one<{ isFree: boolean }>(sql`
        select pg_try_advisory_xact_lock(${jobLock}::bigint) as is_free`)
      const season = isFree && (await findDue(transaction))
      if (!season) return false
      const { id, day, rankedTo } = season
      const scope = scopeOf(id)
      if (rankedTo === null) await transaction.execute(store(day, firstRanks(scope)))
      const active = await transaction.query<{ accountId: number }>(sql`
        select account_id from session
        where account_id > ${rankedTo ?? 0} and last_used_at > now() - make_interval(days => ${keptForDays})
        group by account_id order by account_id limit ${accountsAtOnce}`)
      const accountIds = active.map(({ accountId }) => accountId)
      await transaction.execute(store(day, ranksOf(scope, accountIds)))
      const last = accountIds.at(-1)
      await transaction.execute(
        accountIds.length < accountsAtOnce
          ? sql`update board_season set ranked_day = ${day}::date, ranked_to = null where id = ${id}`
          : sql`update board_season set ranked_to = ${last} where id = ${id}`,
      )
      return true
    },
    { isRepeatable: true },
  )

/** Stores the ranks of the day that has ended, board by board. Continues where it was interrupted. */
export async function storeRankDays(database: Database): Promise<void> {
  while (await storeSome(database));
}
