import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'

/** The operator and the reason for a change. */
export interface Attribution {
  readonly who: string
  readonly why: string
}

interface Act {
  readonly by: Attribution
  readonly command: string
  readonly details: object
}

/**
 * Records a change of an operator in its transaction. Call it last, because it serializes operators from
 * here on. `details` must not contain secrets.
 */
export async function recordAct(
  transaction: Transaction,
  { by: { who, why }, command, details }: Act,
): Promise<void> {
  await transaction.execute(sql`
    insert into operator_act (who, why, command, details)
    values (${who}, ${why}, ${command}, ${JSON.stringify(details)}::jsonb)`)
}
