import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { refundOrderOf } from './refund-purchase.ts'
import { settlePurchase } from './settle-purchase.ts'

const batchSize = 20

// Interrupted, refused, lost and failed refunds are requested again, with increasing delays.
const takeDueRefunds = (database: Database, provider: string) =>
  database.query<{ purchaseId: number }>(sql`
    update donation set refund_asked_at = now(), refund_attempts = refund_attempts + 1
    where id in (
      select id from donation
      where state = 'withdrawn' and provider = ${provider}
        and (refund_asked_at is null or refund_asked_at < now() - least(refund_attempts, 60) * interval '1 minute')
      order by id limit ${batchSize} for update skip locked
    )
    returning id as purchase_id`)

async function refundWithdrawal(
  ports: Pick<Ports, 'database' | 'log' | 'provider'>,
  purchaseId: number,
): Promise<void> {
  const { database, provider, log } = ports
  const order = await database.transaction(
    (transaction) => refundOrderOf(transaction, purchaseId, provider.name),
    { isRepeatable: true },
  )
  // No longer withdrawn: it was refunded or disputed just now.
  if ('refusal' in order && order.refusal !== 'withdrawn') return
  const fact = 'refusal' in order ? new Failure('PURCHASE_ERROR') : await provider.refund(order)
  if (!(fact instanceof Failure)) await settlePurchase(ports, purchaseId, [fact])
  else if (fact.key === 'PURCHASE_ERROR')
    log.error(
      { purchaseId, err: fact.details.cause },
      'a withdrawal is not refunded: somebody has to look at it',
    )
  else log.warn({ purchaseId, err: fact.details.cause }, 'provider not reached')
}

/** Requests refunds for withdrawn purchases. Returns their number. */
export async function refundWithdrawals(
  ports: Pick<Ports, 'database' | 'log' | 'provider'>,
): Promise<number> {
  const refunds = await takeDueRefunds(ports.database, ports.provider.name)
  for (const { purchaseId } of refunds) await refundWithdrawal(ports, purchaseId)
  return refunds.length
}
