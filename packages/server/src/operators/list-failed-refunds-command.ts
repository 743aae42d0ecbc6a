import sql from 'sql-template-tag'
import { isRefundFailed, lateAfterAttempts } from '../features/purchase/failed-refunds.ts'
import type { OperatorCommand } from './operator-command.ts'

interface UnpaidRefund {
  readonly id: number
  readonly accountId: number
  readonly withdrawnAt: Date
  readonly dueCents: number
  readonly currency: string
  readonly paymentReference: string | null
  readonly failures: number
  readonly refundAttempts: number
}

const listed = 200

export const listFailedRefundsCommand: OperatorCommand = {
  kind: 'reading',
  name: 'donations list-failed-refunds',
  summary: `withdrawals whose refund failed at the bank, or was requested ${lateAfterAttempts} times in vain, the oldest first`,
  async run({ database, print }) {
    const refunds = await database.query<UnpaidRefund>(sql`
      select id, account_id, withdrawn_at, amount_cents - refunded_cents as due_cents, currency, payment_reference,
        failures, refund_attempts
      from donation
      cross join lateral (
        select count(*) as failures from payment_return
        where payment_return.provider = donation.provider and payment_return.kind = 'refund'
          and payment_return.payment_reference = donation.payment_reference and undone_at is not null
      ) as failed
      where state = 'withdrawn' and ${isRefundFailed}
      order by withdrawn_at, id limit ${listed}`)
    for (const { id, accountId, withdrawnAt, dueCents, currency, ...refund } of refunds)
      print(
        `${id}  withdrawn ${withdrawnAt.toISOString()}  ${dueCents} minor units of ${currency} for account ${accountId}, payment ${refund.paymentReference ?? '-'}: ${refund.failures} refunds failed, requested ${refund.refundAttempts} times`,
      )
    return refunds.length === 0
  },
}
