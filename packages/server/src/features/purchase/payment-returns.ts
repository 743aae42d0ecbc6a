import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { PaymentFact, PaymentProviderName, ReturnFact } from '../../payments/payment-provider.ts'
import type { PaymentReturn } from './return-rules.ts'

export const isReturn = (fact: PaymentFact): fact is ReturnFact => 'reference' in fact

/**
 * Locks payments until the end of the transaction: their returns and the purchase they belong to may become
 * known at the same time. Must run before the purchase is locked.
 */
export async function lockPayments(
  transaction: Transaction,
  provider: PaymentProviderName,
  references: readonly (string | null)[],
): Promise<void> {
  const known = references.filter((reference) => reference !== null)
  for (const reference of [...new Set(known)].sort())
    await transaction.query(sql`
      select pg_advisory_xact_lock(hashtextextended(${`payment:${provider}:${reference}`}, 0))`)
}

/** Saves a refund or dispute of a provider, or that it was undone. Returns whether it is undone only now. */
export async function saveReturn(
  transaction: Transaction,
  provider: PaymentProviderName,
  { kind, at, paymentReference, reference, amountCents, currency }: ReturnFact,
): Promise<boolean> {
  const isRolledBack = kind === 'refund-failed' || kind === 'dispute-won'
  const returnKind = kind === 'refunded' || kind === 'refund-failed' ? 'refund' : 'dispute'
  const { wasUndone } = await transaction.one<{ wasUndone: boolean }>(sql`
    with earlier as (
      select from payment_return
      where provider = ${provider} and kind = ${returnKind} and reference = ${reference} and undone_at is not null
    )
    insert into payment_return as known (
      provider, kind, reference, payment_reference, amount_cents, currency, returned_at, undone_at
    ) values (
      ${provider}, ${returnKind}, ${reference}, ${paymentReference}, ${amountCents}, ${currency.toUpperCase()},
      ${isRolledBack ? null : at}, ${isRolledBack ? at : null}
    )
    on conflict (provider, kind, reference) do update set
      amount_cents = greatest(known.amount_cents, excluded.amount_cents),
      returned_at = least(known.returned_at, excluded.returned_at),
      undone_at = least(known.undone_at, excluded.undone_at)
    returning exists (select from earlier) as was_undone`)
  return isRolledBack && !wasUndone
}

export const readReturns = (
  transaction: Transaction,
  provider: PaymentProviderName,
  paymentReference: string,
): Promise<PaymentReturn[]> =>
  transaction.query<PaymentReturn>(sql`
    select kind, amount_cents, currency, returned_at, undone_at from payment_return
    where provider = ${provider} and payment_reference = ${paymentReference}`)
