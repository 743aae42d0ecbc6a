import sql, { join } from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { leaveBoards } from '../leaderboards/refresh-entries.ts'
import { purges } from './data-owners.ts'

interface PurgeOptions {
  readonly database: Database
  readonly log: Log
}

/** No payment or delivery is open. An open one needs an account that its result can be recorded for. */
const isSettled = join(
  purges.flatMap(({ isOpen }) => (isOpen ? sql`not ${isOpen}` : [])),
  ' and ',
)

/** Removes everything that the privacy policy keeps only while the account exists. */
const removals = (accountId: number) => purges.flatMap((purge) => purge.removals?.(accountId) ?? [])

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
      await leaveBoards(transaction, accountId)
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
