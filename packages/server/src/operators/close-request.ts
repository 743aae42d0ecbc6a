import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { Refusal } from './refusal.ts'

/** Part of the act's details. */
export interface Confirmation {
  readonly requestId: number
  readonly confirmedBy: string
  readonly confirmedWhy: string
}

interface Closing {
  readonly requestId: number
  readonly state: 'confirmed' | 'rejected' | 'withdrawn'
  /** The name of an operator. */
  readonly by: string
}

/** Whether a request was open and this operator could close it so. Only its own operator withdraws one. */
export async function closeRequest(
  transaction: Transaction,
  { requestId, state, by }: Closing,
): Promise<boolean> {
  const closed = await transaction.execute(sql`
    update operator_request set state = ${state}, closed_by = closer.id, closed_at = now()
    from operator as closer, operator as requester
    where operator_request.id = ${requestId} and state = 'open' and requester.id = requested_by
      and closer.name = ${by} and closer.revoked_at is null
      and (closer.id = requester.id) = (${state}::text = 'withdrawn')
      and (${state}::text <> 'confirmed' or (expires_at > now() and requester.revoked_at is null))`)
  return closed === 1
}

/** Closes a request in the transaction of its act, so that it is confirmed at most once. */
export async function closeConfirmed(
  transaction: Transaction,
  { requestId, confirmedBy }: Confirmation,
): Promise<void> {
  if (!(await closeRequest(transaction, { requestId, state: 'confirmed', by: confirmedBy })))
    throw new Refusal(`Request ${requestId} is not confirmed: it is no longer open`)
}
