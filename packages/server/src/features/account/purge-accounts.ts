import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'

interface PurgeOptions {
  readonly database: Database
  readonly log: Log
}

/** No payment or delivery is open. An open one needs an account that its result can be recorded for. */
const isSettled = sql`
  not exists (select from donation where donation.account_id = account.id and state in ('pending', 'verifying', 'withdrawn'))
  and not exists (select from delivery where delivery.account_id = account.id and state in ('queued', 'claimed', 'delayed'))
  and not exists (
    select from gift join shop_order on shop_order.id = order_id join delivery on delivery.id = delivery_id
    where recipient_id = account.id and state in ('queued', 'claimed', 'delayed')
  )`

/**
 * Removes everything that the privacy policy keeps only while the account exists. Ledger,
 * purchases and consents stay, as the law requires. Referencing rows come first; challenges and
 * spent tokens are deleted with their sessions. A gift stays with its order and an anonymized
 * character until both accounts are purged.
 */
const removals = (accountId: number): readonly Sql[] => [
  // Mails to the current, the pending and earlier addresses, which undo links contain. Skips addresses that
  // belong to another account.
  sql`delete from mail_outbox
      where lower(recipient) in (
          select lower(email) from account where id = ${accountId}
          union select lower(pending_email) from account where id = ${accountId}
          union select lower(payload ->> 'email') from one_time_token where account_id = ${accountId})
        and not exists (select from account where id <> ${accountId} and lower(email) = lower(recipient))`,
  sql`delete from one_time_token where account_id = ${accountId}`,
  sql`delete from session where account_id = ${accountId}`,
  sql`delete from log_in_challenge where account_id = ${accountId}`,
  sql`delete from known_device where account_id = ${accountId}`,
  sql`delete from two_factor where account_id = ${accountId}`,
  sql`delete from backup_code where account_id = ${accountId}`,
  sql`delete from passkey where account_id = ${accountId}`,
  sql`delete from chat_connection where account_id = ${accountId}`,
  sql`delete from security_event where account_id = ${accountId}`,
  sql`delete from live_event where account_id = ${accountId}`,
  sql`delete from idempotency_key where account_id = ${accountId}`,
  sql`delete from spending_limit where account_id = ${accountId}`,
  sql`delete from coupon where account_id = ${accountId}`,
  sql`delete from coupon_allow_list where account_id = ${accountId}`,
  sql`with ended as (
        delete from gift using account as other
        where other.id in (gift.account_id, recipient_id) and other.id <> ${accountId} and other.deleted_at is not null
          and (gift.account_id = ${accountId} or recipient_id = ${accountId})
        returning order_id
      ), dropped as (
        delete from shop_order where id in (select order_id from ended) returning delivery_id
      )
      delete from delivery where id in (select delivery_id from dropped)`,
  sql`delete from shop_order where account_id = ${accountId} and id not in (select order_id from gift where account_id = ${accountId})`,
  sql`delete from delivery where account_id = ${accountId} and not exists (select from shop_order where delivery_id = delivery.id)`,
  sql`delete from character where account_id = ${accountId}
        and not exists (select from shop_order where character_id = character.id)`,
  sql`update character set name = 'deleted-' || id, level = 0, hero_level = 0, job_level = 0, reputation = 0, hp = 0,
        attack_min = 0, attack_max = 0, defense = 0, resistances = '{}', achievement_points = 0, gold = 0, bank_money = 0,
        online_seconds = 0, is_active = false, swapped_at = null
      where account_id = ${accountId}`,
]

/** If the usual name or address is taken, uses a hyphen or a space, which nobody can register. */
const anonymize = (accountId: number) => sql`
  update account set
    username = case when exists (select from account as other where lower(other.username) = ${`deleted_${accountId}`})
      then ${`deleted-${accountId}`} else ${`deleted_${accountId}`} end,
    email = case when exists (select from account as other where lower(other.email) = ${`deleted-${accountId}@deleted.invalid`})
      then ${`deleted ${accountId}@deleted.invalid`} else ${`deleted-${accountId}@deleted.invalid`} end,
    password_hash = 'none', pending_email = null, pending_email_expires_at = null, ban_reason = null, role = 'PLAYER',
    locale = 'en', theme = 'dark', banner = 'orange', deleted_at = now()
  where id = ${accountId}`

/** Purges one account. False if another process has locked it, or it is no longer due or settled. */
const purgeAccount = (database: Database, accountId: number): Promise<boolean> =>
  database.transaction(
    async (transaction) => {
      const locked = await transaction.maybeOne(
        sql`select from account where id = ${accountId} and deletion_at <= now() and deleted_at is null
            for update skip locked`,
      )
      // A separate statement behind the lock sees what was started before the lock was taken.
      const settled =
        locked &&
        (await transaction.maybeOne(sql`select from account where id = ${accountId} and ${isSettled}`))
      if (!settled) return false
      for (const removal of removals(accountId)) await transaction.execute(removal)
      await transaction.execute(anonymize(accountId))
      return true
    },
    { isRepeatable: true },
  )

/**
 * Purges accounts whose grace period is over and that have no open payments or deliveries. One
 * transaction per account: the next run retries failures. Resolves with the number of purged accounts.
 */
export async function purgeAccounts({ database, log }: PurgeOptions): Promise<number> {
  const due = await database.query<{ id: number }>(
    sql`select id from account where deletion_at <= now() and deleted_at is null and ${isSettled} order by deletion_at`,
  )
  let purged = 0
  for (const { id: accountId } of due) {
    try {
      if (!(await purgeAccount(database, accountId))) continue
      purged++
      log.info({ accountId }, 'account deleted')
    } catch (error) {
      // One failure must not block the other accounts.
      log.error({ err: error, accountId }, 'account not deleted')
    }
  }
  return purged
}
