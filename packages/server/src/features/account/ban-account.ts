import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { mailAccount } from '../../mail/mail-player.ts'
import { cancelWaitingSelection } from '../character-selection/cancel-selection.ts'
import { queueSessionEnd } from '../game-sessions/queue-session-end.ts'
import { refreshEntriesOf } from '../leaderboards/refresh-entries.ts'
import { isBanned as isBannedNow } from '../sessions/account-refusal.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accountBannedLetters, accountUnbannedLetters } from './ban-letters.ts'

interface Ban {
  readonly accountId: number
  /** Null: forever. */
  readonly until: Date | null
  /** The player reads it at each login and in the mail. */
  readonly reason: string
}

/**
 * Bans an account, ends its sessions, takes its characters out of the game and off the boards, and cancels a
 * permanent selection that is not carried out yet. Waits for acts of the player that are running, see
 * `holdAccount`. Returns the number of ended sessions; null if the account is banned like this already.
 */
export async function banAccount(
  transaction: Transaction,
  { accountId, until, reason }: Ban,
): Promise<number | null> {
  await transaction.query(sql`select from account where id = ${accountId} for update`)
  const changed = await transaction.execute(sql`
    update account set banned_at = now(), banned_until = ${until}, ban_reason = ${reason},
      returns_to_boards_at = ${until}
    where id = ${accountId} and (
      banned_at is null or banned_until is distinct from ${until}::timestamptz or ban_reason is distinct from ${reason}
    )`)
  if (changed === 0) return null
  // This process learns of it like the others.
  const sessions = await endSessions(transaction, { accountId, reason: 'banned', forgetSession() {} })
  await queueSessionEnd(transaction, { accountId, reason: 'banned' })
  await cancelWaitingSelection(transaction, accountId, 'ban')
  await mailAccount(transaction, accountId, { letters: accountBannedLetters, values: { until, reason } })
  await refreshEntriesOf(transaction, accountId)
  return sessions
}

/** Lifts the ban of an account. False if it is not banned. */
export async function unbanAccount(transaction: Transaction, accountId: number): Promise<boolean> {
  const { isBanned } = await transaction.one<{ isBanned: boolean }>(sql`
    select ${isBannedNow} as is_banned from account where id = ${accountId} for update`)
  if (!isBanned) return false
  await transaction.execute(sql`
    update account set banned_at = null, banned_until = null, ban_reason = null, returns_to_boards_at = null
    where id = ${accountId}`)
  await mailAccount(transaction, accountId, { letters: accountUnbannedLetters, values: {} })
  await refreshEntriesOf(transaction, accountId)
  return true
}
