import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'

/** The operator and the reason for a change. */
export interface By {
  readonly who: string
  readonly why: string
}

/**
 * Records a change of an operator in its transaction. Call it last, because it serializes operators from here
 * on. `details` must not contain secrets.
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
