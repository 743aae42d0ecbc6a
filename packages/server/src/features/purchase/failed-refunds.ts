import sql, { type Sql } from 'sql-template-tag'

/** About ten minutes after the withdrawal. */
export const lateAfterAttempts = 5

/** A condition on withdrawn `donation`s: a refund failed at the bank, or was requested without success. */
export const isRefundFailed: Sql = sql`(refund_attempts >= ${lateAfterAttempts} or exists (
  select from payment_return
  where payment_return.provider = donation.provider and payment_return.kind = 'refund'
    and payment_return.payment_reference = donation.payment_reference and undone_at is not null
))`
