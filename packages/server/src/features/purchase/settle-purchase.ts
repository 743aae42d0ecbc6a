import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { queueMail } from '../../mail/mail.ts'
import type { PaymentEvent, PaymentFact, PaymentProviderName } from '../../payments/payment-provider.ts'
import { creditEntries, reversalEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { purchaseMail } from './purchase-mail.ts'
import { type Asked, dueAct, type Settlement, withFact } from './settlement-rules.ts'

interface SettleOptions {
  readonly database: Database
  readonly log: Log
}

interface Donation extends Settlement, Asked {
  readonly id: number
  readonly accountId: number
  readonly coins: number
  readonly bonusCoins: number
  readonly locale: LocaleCode
  readonly creditedTransactionId: number | null
  readonly reversedTransactionId: number | null
}

const lockDonation = (transaction: Transaction, donationId: number) =>
  transaction.maybeOne<Donation>(sql`
    select id, account_id, coins, bonus_coins, amount_cents, currency, locale, processing_at, attempt_failed_at, failed_at,
      last_failure, expired_at, mismatched_at, paid_at, payment_reference, refunded_at,
      credited_transaction_id, reversed_transaction_id
    from donation where id = ${donationId} for update`)

/** Moves the coins that are due. Resolves with the ids of the ledger's transactions. */
async function moveCoins(transaction: Transaction, donation: Donation, settled: Settlement) {
  const { id, accountId, coins, bonusCoins, creditedTransactionId, reversedTransactionId } = donation
  const posted = { creditedTransactionId, reversedTransactionId }
  const act = dueAct(settled, {
    isCredited: creditedTransactionId !== null,
    isReversed: reversedTransactionId !== null,
  })
  if (!act) return posted
  const standing = await lockPlayer(transaction, accountId)
  const entriesOf = act === 'credit' ? creditEntries : reversalEntries
  const { transactionId } = await postOrFail(transaction, {
    kind: act === 'credit' ? 'donation' : 'donation-reversal',
    reference: `donation:${id}`,
    entries: entriesOf(standing, 'house:sales', coins + bonusCoins),
  })
  if (act === 'reverse') return { ...posted, reversedTransactionId: transactionId }
  const { recipient, mail } = await purchaseMail(transaction, id)
  await queueMail(transaction, recipient, mail)
  return { ...posted, creditedTransactionId: transactionId }
}

async function settle(
  { log }: SettleOptions,
  transaction: Transaction,
  donation: Donation,
  facts: readonly PaymentFact[],
) {
  const settled = facts.reduce<Settlement>((known, fact) => withFact(known, fact, donation), donation)
  if (settled.mismatchedAt && !donation.mismatchedAt)
    log.error({ donationId: donation.id, facts }, 'something else was paid than was asked for')
  const posted = await moveCoins(transaction, donation, settled)
  await transaction.execute(sql`
    update donation set
      processing_at = ${settled.processingAt}, attempt_failed_at = ${settled.attemptFailedAt},
      failed_at = ${settled.failedAt}, last_failure = ${settled.lastFailure}, expired_at = ${settled.expiredAt},
      mismatched_at = ${settled.mismatchedAt}, paid_at = ${settled.paidAt},
      payment_reference = ${settled.paymentReference}, refunded_at = ${settled.refundedAt},
      credited_transaction_id = ${posted.creditedTransactionId},
      reversed_transaction_id = ${posted.reversedTransactionId}
    where id = ${donation.id}`)
}

/**
 * Applies what is known of a donation's payment. The donation is locked, so however often and in whatever order facts arrive,
 * its coins are credited at most once and taken back at most once.
 */
export async function settlePurchase(
  options: SettleOptions,
  donationId: number,
  facts: readonly PaymentFact[],
): Promise<void> {
  if (facts.length === 0) return
  await options.database.transaction(
    async (transaction) => {
      const donation = await lockDonation(transaction, donationId)
      if (donation) await settle(options, transaction, donation, facts)
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

/** Applies an event of a provider, once. An event of an unknown donation is kept for people to look at. */
export async function settleEvent(
  options: SettleOptions,
  provider: PaymentProviderName,
  event: PaymentEvent,
): Promise<'settled' | 'repeated' | 'ignored' | 'unmatched'> {
  const { eventId, eventType, fact } = event
  const outcome = await options.database.transaction(
    async (transaction) => {
      const donationId = await donationIdOf(transaction, provider, event)
      const donation = donationId === null ? undefined : await lockDonation(transaction, donationId)
      const outcome = fact ? (donation ? 'settled' : 'unmatched') : 'ignored'
      const isNew = await transaction.execute(sql`
        insert into payment_event (provider, event_id, event_type, donation_id, outcome)
        values (${provider}, ${eventId}, ${eventType}, ${donation?.id ?? null}, ${outcome})
        on conflict do nothing`)
      if (isNew === 0) return 'repeated'
      if (donation && fact) await settle(options, transaction, donation, [fact])
      return outcome
    },
    { isRepeatable: true },
  )
  if (outcome === 'unmatched')
    options.log.warn({ provider, eventId, eventType }, 'payment event without a donation')
  return outcome
}
