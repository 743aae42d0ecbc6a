import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { EndReason } from './end-sessions.ts'

/** Ends the sessions of all accounts, while no server runs. Returns their number. */
export const endAllSessions = (transaction: Transaction, reason: EndReason): Promise<number> =>
  transaction.execute(
    sql`update session set ended_at = now(), end_reason = ${reason} where ended_at is null and expires_at > now()`,
  )
