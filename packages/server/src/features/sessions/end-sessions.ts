import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { publish } from '../live/publish.ts'
import type { Ports } from '../ports.ts'
import { sessionEndChannel } from './session-endings.ts'

/** Why a session ended, as stored in the database. */
export type EndReason =
  | 'account_deleted'
  | 'banned'
  | 'bind_mismatch'
  | 'email_changed'
  | 'ended_by_link'
  | 'ended_by_operator'
  | 'ended_by_player'
  | 'keys_replaced'
  | 'log_out'
  | 'password_changed'
  | 'refresh_reuse'
  | 'role_changed'
  | 'two_factor_changed'

interface SessionsToEnd extends Pick<Ports, 'forgetSession'> {
  readonly accountId: number
  readonly reason: EndReason
  /** Ends only this session. */
  readonly sessionId?: string
  /** Ends all sessions except this one. */
  readonly exceptSessionId?: string
}

/**
 * Ends sessions of an account with all their tokens, in every process, and notifies their open pages.
 * Returns their number.
 */
export async function endSessions(
  transaction: Transaction,
  { accountId, reason, sessionId, exceptSessionId, forgetSession }: SessionsToEnd,
): Promise<number> {
  // A concurrent login waits or is seen here. When ending one session, the caller may already hold its lock.
  if (!sessionId) await transaction.query(sql`select from account where id = ${accountId} for no key update`)
  const ended = await transaction.query<{ id: string }>(
    sql`update session set ended_at = now(), end_reason = ${reason}
        where account_id = ${accountId} and ended_at is null and expires_at > now()
          and (${sessionId ?? null}::uuid is null or id = ${sessionId ?? null}::uuid)
          and (${exceptSessionId ?? null}::uuid is null or id <> ${exceptSessionId ?? null}::uuid)
        returning id`,
  )
  const isLogOut = reason === 'log_out'
  for (const { id } of ended)
    await publish(transaction, accountId, { kind: 'session-ended', sessionId: id, isLogOut })
  if (ended.length > 0) transaction.notify(sessionEndChannel)
  transaction.afterCommit(() => {
    for (const { id } of ended) forgetSession(id)
  })
  return ended.length
}
