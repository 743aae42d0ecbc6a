import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

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
  // Deleted at once, because they contain addresses and nobody needs the state of such a link.
  sql`delete from one_time_token where purpose in ('email-confirmation', 'email-undo', 'data-export')
        and (expires_at < now() or used_at is not null)`,
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

/** Runs every statement, even if one fails. Rejects with all failures. */
export async function cleanUp(database: Database): Promise<void> {
  const failures: unknown[] = []
  for (const statement of statements)
    await database.execute(statement).catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'The clean-up is incomplete')
}
