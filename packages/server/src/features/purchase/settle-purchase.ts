import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { PaymentEvent, PaymentFact, PaymentProviderName } from '../../payments/payment-provider.ts'
import { publish } from '../live/publish.ts'
import { moveCoins, type MovedDonation } from './move-coins.ts'
import { isReturn, lockPayments, returnsOf, saveReturn } from './payment-returns.ts'
import { returnedOf } from './return-rules.ts'
import { type Asked, type Settlement, withFact } from './settlement-rules.ts'

interface SettleOptions {
  readonly database: Database
  readonly log: Log
}

interface Donation extends Settlement, Asked, MovedDonation {
  readonly provider: PaymentProviderName
  readonly locale: LocaleCode
  readonly state: string
  readonly isOfNobody: boolean
}

/** The donation of an account that is not deleted until this is done, or is deleted already. */
async function lockDonation(transaction: Transaction, donationId: number): Promise<Donation | undefined> {
  const owner = await transaction.maybeOne<{ isDeleted: boolean }>(sql`
    select deleted_at is not null as is_deleted from account
    where id = (select account_id from donation where id = ${donationId}) for key share`)
  const donation = await transaction.maybeOne<Omit<Donation, 'isOfNobody'>>(sql`
    select id, account_id, provider, state, coins, bonus_coins, amount_cents, currency, locale, processing_at, attempt_failed_at,
      failed_at, last_failure, expired_at, mismatched_at, paid_at, payment_reference, withdrawn_at, credited_transaction_id, reversed_coins, reversals
    from donation where id = ${donationId} for update`)
  return donation && { ...donation, isOfNobody: owner?.isDeleted ?? true }
}

/** Coins that nobody could spend: the player is gone, and the money has to go back. */
const isLost = (donation: Donation, fact: PaymentFact) =>
  fact.kind === 'paid' && !donation.paidAt && donation.isOfNobody

async function settle(
  { log }: SettleOptions,
  transaction: Transaction,
  donation: Donation,
  facts: readonly PaymentFact[],
) {
  const settled = facts
    .filter((fact) => !isReturn(fact))
    .reduce<Settlement>((known, fact) => withFact(known, fact, donation), donation)
  if (settled.mismatchedAt && !donation.mismatchedAt)
    log.error({ donationId: donation.id, facts }, 'something else was paid than was asked for')
  const paymentReference = settled.paymentReference ?? facts.find(isReturn)?.paymentReference ?? null
  const returns = paymentReference ? await returnsOf(transaction, donation.provider, paymentReference) : []
  const returned = returnedOf(returns, donation)
  const moved = await moveCoins(transaction, donation, {
    ...returned,
    paidAt: settled.paidAt,
    paymentReference,
  })
  const { state } = await transaction.one<{ state: string }>(sql`
    update donation set
      processing_at = ${settled.processingAt}, attempt_failed_at = ${settled.attemptFailedAt},
      failed_at = ${settled.failedAt}, last_failure = ${settled.lastFailure}, expired_at = ${settled.expiredAt},
      mismatched_at = ${settled.mismatchedAt}, paid_at = ${settled.paidAt}, payment_reference = ${paymentReference},
      refunded_cents = ${returned.refundedCents}, disputed_cents = ${returned.disputedCents},
      returned_at = ${returned.returnedAt}, credited_transaction_id = ${moved.creditedTransactionId},
      reversed_coins = ${moved.reversedCoins}, reversals = ${moved.reversals}
    where id = ${donation.id} returning state`)
  if (state !== donation.state) await publish(transaction, donation.accountId, { kind: 'wallet-changed' })
}

const referenceIn = (fact: PaymentFact | null) =>
  fact && 'paymentReference' in fact ? fact.paymentReference : null

/** The first thing that an act on payments does: locks them, and keeps what is told of money that went back. */
async function noteFacts(
  transaction: Transaction,
  provider: PaymentProviderName,
  facts: readonly PaymentFact[],
  reference: string | null = null,
) {
  await lockPayments(transaction, provider, [reference, ...facts.map(referenceIn)])
  for (const fact of facts.filter(isReturn)) await saveReturn(transaction, provider, fact)
}

/**
 * Applies what is known of a donation's payment. The donation is locked, so however often and in whatever order facts arrive,
 * its coins are credited at most once, and as much of them is taken back as of its money.
 */
export async function settlePurchase(
  options: SettleOptions,
  donationId: number,
  facts: readonly PaymentFact[],
): Promise<void> {
  if (facts.length === 0) return
  await options.database.transaction(
    async (transaction) => {
      const row = await transaction.maybeOne<{ provider: PaymentProviderName }>(
        sql`select provider from donation where id = ${donationId}`,
      )
      if (!row) return
      await noteFacts(transaction, row.provider, facts)
      const donation = await lockDonation(transaction, donationId)
      if (!donation) return
      const known = facts.filter((fact) => !isLost(donation, fact))
      if (known.length < facts.length)
        options.log.error({ donationId, facts }, 'paid by an account that is deleted')
      await settle(options, transaction, donation, known)
    },
    { isRepeatable: true },
  )
}

async function donationIdOf(transaction: Transaction, provider: PaymentProviderName, event: PaymentEvent) {
  const { donationId, paymentReference } = event
  const row = await transaction.maybeOne<{ id: number }>(sql`
    select id from donation where provider = ${provider} and (
      id = ${donationId} or (${donationId}::bigint is null and payment_reference = ${paymentReference})
    ) limit 1`)
  return row?.id ?? null
}

/**
 * Applies an event of a provider, once. An event of an unknown donation, or a payment by an account that is deleted, is kept for people
 * to look at; money that went back of a
 * payment that nobody knows of yet is taken into account once it is known.
 */
export async function settleEvent(
  options: SettleOptions,
  provider: PaymentProviderName,
  event: PaymentEvent,
): Promise<'settled' | 'repeated' | 'ignored' | 'unmatched'> {
  const { eventId, eventType, fact } = event
  const outcome = await options.database.transaction(
    async (transaction) => {
      await noteFacts(transaction, provider, fact ? [fact] : [], event.paymentReference)
      const donationId = await donationIdOf(transaction, provider, event)
      const donation = donationId === null ? undefined : await lockDonation(transaction, donationId)
      const settled = fact && donation && !isLost(donation, fact) ? { donation, fact } : null
      const outcome = settled ? 'settled' : fact ? 'unmatched' : 'ignored'
      const isNew = await transaction.execute(sql`
        insert into payment_event (provider, event_id, event_type, donation_id, outcome)
        values (${provider}, ${eventId}, ${eventType}, ${donation?.id ?? null}, ${outcome})
        on conflict do nothing`)
      if (isNew === 0) return 'repeated'
      if (settled) await settle(options, transaction, settled.donation, [settled.fact])
      return outcome
    },
    { isRepeatable: true },
  )
  if (outcome === 'unmatched')
    options.log.warn({ provider, eventId, eventType }, 'payment event that belongs to nobody')
  return outcome
}
