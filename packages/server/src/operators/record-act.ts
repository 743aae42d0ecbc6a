import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { type Confirmation, closeConfirmed } from './close-request.ts'
import { expectWithinLimits, type OperatorLimits } from './operator-limits.ts'
import { Refusal } from './refusal.ts'

/** The operator and the reason for a change. */
export interface Attribution {
  readonly who: string
  readonly why: string
  /** The operator's key. An act without an operator has none. */
  readonly keyId?: number
  /** What the operator may do alone. Without limits nothing is counted. */
  readonly limits?: OperatorLimits
  /** The request that a second operator confirms with this act. */
  readonly confirmation?: Confirmation
}

interface Act {
  readonly by: Attribution
  readonly command: string
  readonly details: object
}

/** A revocation waits for acts in progress. Later ones find the key revoked. */
export async function expectUsableKey(
  transaction: Transaction,
  { keyId }: Pick<Attribution, 'keyId'>,
): Promise<void> {
  if (keyId === undefined) return
  const key = await transaction.maybeOne(sql`
    select from operator_key join operator on operator.id = operator_id
    where operator_key.id = ${keyId} and operator_key.revoked_at is null and operator.revoked_at is null
    for share`)
  if (!key) throw new Refusal('Nothing was changed: this key was revoked')
}

/**
 * Records a change of an operator in its transaction. Call it last, because it serializes operators from
 * here on. `details` must not contain secrets. Its `coins`, `tickets` and `amountCents` (minor units) count
 * toward the limits of the operator: above them it throws a SecondOperatorNeeded.
 */
export async function recordAct(transaction: Transaction, { by, command, details }: Act): Promise<void> {
  const { who, why, limits, confirmation } = by
  await expectUsableKey(transaction, by)
  if (confirmation) await closeConfirmed(transaction, confirmation)
  const recorded = { ...details, ...confirmation }
  await transaction.execute(sql`
    insert into operator_act (who, why, command, details)
    values (${who}, ${why}, ${command}, ${JSON.stringify(recorded)}::jsonb)`)
  if (limits && !confirmation) await expectWithinLimits(transaction, { who, limits, details })
}
