import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { settlePurchase } from './settle-purchase.ts'

interface Due {
  readonly purchaseId: number
  readonly paymentReference: string | null
  readonly amountCents: number
  readonly currency: string
}

const batchSize = 20

// Interrupted, refused or lost refunds are requested again, with increasing delays.
const takeDueRefunds = (database: Database, provider: string) =>
  database.query<Due>(sql`
    update donation set refund_asked_at = now(), refund_attempts = refund_attempts + 1
    where id in (
      select id from donation
      where state = 'withdrawn' and provider = ${provider}
        and (refund_asked_at is null or refund_asked_at < now() - least(refund_attempts, 60) * interval '1 minute')
      order by id limit ${batchSize} for update skip locked
    )
    returning id as purchase_id, payment_reference, amount_cents - refunded_cents as amount_cents, currency`)

/** Requests refunds for withdrawn purchases, each with its own idempotency key. Returns their number. */
export async function refundWithdrawals(
  ports: Pick<Ports, 'database' | 'log' | 'provider'>,
): Promise<number> {
  const { database, provider, log } = ports
  const refunds = await takeDueRefunds(database, provider.name)
  for (const { purchaseId, paymentReference, amountCents, currency } of refunds) {
    const idempotencyKey = `withdrawal-${purchaseId}`
    const fact = paymentReference
      ? await provider.refund({ idempotencyKey, paymentReference, amountCents, currency })
      : new Failure('PURCHASE_ERROR')
    if (!(fact instanceof Failure)) await settlePurchase(ports, purchaseId, [fact])
    else if (fact.key === 'PURCHASE_ERROR')
      log.error(
        { purchaseId, err: fact.details.cause },
        'a withdrawal is not refunded: somebody has to look at it',
      )
    else log.warn({ purchaseId, err: fact.details.cause }, 'provider not reached')
  }
  return refunds.length
}
