import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'

/** Who acts, and what for. */
export interface By {
  readonly who: string
  readonly why: string
}

/**
 * Keeps what an operator does, in the transaction of the act. The last thing that it does: operators wait for each other from here on.
 * Nothing secret belongs into `details`.
 */
export async function recordAct(
  transaction: Transaction,
  { who, why }: By,
  command: string,
  details: object,
): Promise<void> {
  await transaction.execute(sql`
    insert into operator_act (who, why, command, details)
    values (${who}, ${why}, ${command}, ${JSON.stringify(details)}::jsonb)`)
}
