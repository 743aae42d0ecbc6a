import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publish } from '../live/publish.ts'

/** Why a session ended, as the database keeps it. */
export type EndReason =
  | 'account_deleted'
  | 'bind_mismatch'
  | 'email_changed'
  | 'ended_by_link'
  | 'ended_by_player'
  | 'log_out'
  | 'password_changed'
  | 'refresh_reuse'
  | 'two_factor_changed'

interface SessionsToEnd {
  readonly accountId: number
  readonly reason: EndReason
  /** Ends only this one. */
  readonly sessionId?: string
  /** Ends all but this one. */
  readonly exceptSessionId?: string
  /** Makes the end felt at once in this process; other processes notice within seconds. */
  readonly forgetSession: (sessionId: string) => void
}

/** Ends sessions of an account for good, with all their tokens, and tells their open pages. Resolves with how many there were. */
export async function endSessions(
  transaction: Transaction,
  { accountId, reason, sessionId, exceptSessionId, forgetSession }: SessionsToEnd,
): Promise<number> {
  // A log-in that is being finished waits, or is seen here. Whoever ends one session may hold it locked already.
  if (!sessionId) await transaction.query(sql`select from account where id = ${accountId} for no key update`)
  const ended = await transaction.query<{ id: string }>(
    sql`update session set ended_at = now(), end_reason = ${reason}
        where account_id = ${accountId} and ended_at is null and expires_at > now()
          and (${sessionId ?? null}::uuid is null or id = ${sessionId ?? null}::uuid)
          and (${exceptSessionId ?? null}::uuid is null or id <> ${exceptSessionId ?? null}::uuid)
        returning id`,
  )
  for (const { id } of ended) await publish(transaction, accountId, { kind: 'session-ended', sessionId: id })
  transaction.afterCommit(() => {
    for (const { id } of ended) forgetSession(id)
  })
  return ended.length
}
