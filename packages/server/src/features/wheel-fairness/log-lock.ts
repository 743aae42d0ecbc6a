import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

const key = sql`hashtextextended('wheel-log', 0)`

/** Lets nobody else read or add to the end of the log until the transaction ends. */
export const lockLog = (transaction: Transaction) =>
  transaction.query(sql`select pg_advisory_xact_lock(${key})`)

/** Whether nobody is adding to the log. If so, nobody does until the transaction ends. */
export async function holdLog(transaction: Transaction): Promise<boolean> {
  const { isHeld } = await transaction.one<{ isHeld: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${key}) as is_held`,
  )
  return isHeld
}
