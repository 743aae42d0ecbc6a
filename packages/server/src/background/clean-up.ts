import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { limits } from '@olympus/contract/limits'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { isRankForgotten } from '../features/leaderboards/rank-history.ts'
import { isScoreForgotten } from '../features/leaderboards/score-memory.ts'

/** A signing key outlives its tokens and sessions by this: processes may be slow, and clocks differ. */
const signingKeyMarginSeconds = 5 * 60

/** Superseded so long ago that nothing signed with the key is younger than `seconds`. */
const isSupersededFor = (seconds: number) => sql`exists (
  select from signing_key as newer
  where newer.private_box is not null and newer.usable_from > signing_key.usable_from
    and newer.usable_from < now() - make_interval(secs => ${seconds + signingKeyMarginSeconds}))`

/**
 * Deletes expired rows. Spent refresh tokens go with their session; mails go
 * because their links give access.
 */
const statements = [
  sql`delete from idempotency_key where created_at < now() - interval '35 days'`,
  // A refused act has changed nothing. Its reply is kept only for repetitions of the same request.
  sql`delete from idempotency_key where created_at < now() - interval '2 days' and status >= 400`,
  sql`delete from rate_limit where window_ends_at < now() and coalesce(strikes_end_at < now(), true)`,
  sql`delete from one_time_token where expires_at < now() - interval '30 days'`,
  // What a registration entered, its password hash among it, is of no use once its link is used or expired.
  sql`update one_time_token set payload = '{}'
        where payload <> '{}' and purpose = 'activation' and (expires_at < now() or used_at is not null)`,
  // Deleted at once, because they contain addresses and nobody needs the state of such a link. Only a used
  // confirmation stays for its day: following it again gets the same answer.
  sql`delete from one_time_token where purpose in ('email-confirmation', 'email-undo', 'data-export')
        and (expires_at < now() or used_at is not null and purpose <> 'email-confirmation')`,
  sql`update account set pending_email = null, pending_email_expires_at = null where pending_email_expires_at < now()`,
  sql`delete from username_reservation where expires_at < now()`,
  sql`delete from log_in_challenge where expires_at < now()`,
  sql`delete from passkey_challenge where expires_at < now()`,
  sql`delete from two_factor where enabled_at is null and expires_at < now()`,
  // Keeps the last device: without one, a login from a new device would count as the first login.
  sql`delete from known_device where last_seen_at < now() - interval '400 days' and exists (
        select from known_device as newer
        where newer.account_id = known_device.account_id and newer.last_seen_at > known_device.last_seen_at)`,
  sql`delete from session where expires_at < now() - interval '7 days' or ended_at < now() - interval '30 days'`,
  sql`update signing_key set private_box = null
        where private_box is not null and ${isSupersededFor(limits.accessTokenLifetimeSeconds)}`,
  sql`delete from signing_key
        where public_box is not null and ${isSupersededFor(limits.refreshTokenLifetimeSeconds)}`,
  sql`delete from chat_connection_attempt where expires_at < now() - interval '1 day'`,
  sql`delete from sandbox_chat_code where expires_at < now()`,
  sql`delete from security_event where created_at < now() - interval '180 days'`,
  sql`delete from operator_reading where happened_at < now() - interval '400 days'`,
  sql`delete from operator_request where expires_at < now() - interval '400 days'`,
  sql`delete from live_event where created_at < now() - interval '10 minutes'`,
  sql`delete from mail_outbox where created_at < now() - interval '7 days' and (sent_at is not null or failed_at is not null)`,
]

/** Rows of a table that may be deleted, and what identifies one. */
interface Expired {
  readonly table: string
  readonly key: string
  readonly condition: Sql
}

const { batchMemoryDays } = bridgeLimits
/** Late reports of a game server are told from forged ones as long as their boot or session is known. */
const gameSessionDays = 90
const refusalDays = 30
/** A deleted character is shown to nobody. Its name, which orders and coupons show, stays. */
const deletedCharacterDays = 30

const ofCharactersDeletedLongAgo = sql`character_id in (
  select id from character where deleted_at < now() - make_interval(days => ${deletedCharacterDays}))`

/** Tables to which game servers add so many rows that one statement could take too long. */
const expired: readonly Expired[] = [
  {
    table: 'bridge_batch',
    key: 'game_server_id, batch_id',
    condition: sql`received_at < now() - make_interval(days => ${batchMemoryDays})`,
  },
  {
    table: 'bridge_refusal',
    key: 'id',
    condition: sql`refused_at < now() - make_interval(days => ${refusalDays})`,
  },
  {
    table: 'game_session',
    key: 'id',
    condition: sql`ended_at < now() - make_interval(days => ${gameSessionDays})`,
  },
  {
    table: 'game_boot',
    key: 'boot_id',
    condition: sql`ended_at < now() - make_interval(days => ${gameSessionDays})
      and not exists (select from game_session where game_session.boot_id = game_boot.boot_id)`,
  },
  { table: 'board_score', key: 'world, score_id', condition: isScoreForgotten },
  { table: 'board_rank_day', key: 'season_id, character_id, day', condition: isRankForgotten },
  { table: 'character_section', key: 'character_id, section', condition: ofCharactersDeletedLongAgo },
  { table: 'character_snapshot', key: 'character_id', condition: ofCharactersDeletedLongAgo },
  { table: 'character_privacy', key: 'character_id', condition: ofCharactersDeletedLongAgo },
  { table: 'equipment_link', key: 'key', condition: ofCharactersDeletedLongAgo },
  { table: 'character_visit', key: 'character_id', condition: ofCharactersDeletedLongAgo },
]

const rowsAtOnce = 5000

/** Deletes as many rows as take a short time, until none are left. */
async function deleteExpired(
  database: Pick<Database, 'execute'>,
  { table, key, condition }: Expired,
): Promise<void> {
  const statement = sql`
    delete from ${raw(table)} where (${raw(key)}) in (
      select ${raw(key)} from ${raw(table)} where ${condition} limit ${rowsAtOnce})`
  while ((await database.execute(statement)) === rowsAtOnce);
}

/** Runs every statement, even if one fails. Rejects with all failures. */
export async function cleanUp(database: Pick<Database, 'execute'>): Promise<void> {
  const failures: unknown[] = []
  const run = (work: Promise<unknown>) => work.catch((error: unknown) => void failures.push(error))
  for (const statement of statements) await run(database.execute(statement))
  for (const rows of expired) await run(deleteExpired(database, rows))
  if (failures.length > 0) throw new AggregateError(failures, 'The clean-up is incomplete')
}
