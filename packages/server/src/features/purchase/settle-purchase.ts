import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type {
  PaymentEvent,
  PaymentFact,
  PaymentProviderName,
  ReturnFact,
} from '../../payments/payment-provider.ts'
import { publish } from '../live/publish.ts'
import type { Ports } from '../ports.ts'
import { isForeign, isSecondPayment } from './foreign-payment.ts'
import { moveCoins, type PurchaseToMove } from './move-coins.ts'
import { isAssignedElsewhere } from './payment-decisions.ts'
import { isReturn, lockPayments, readReturns, saveReturn } from './payment-returns.ts'
import { returnedOf } from './return-rules.ts'
import { type Asked, type Settlement, withFact } from './settlement-rules.ts'

type SettlePorts = Pick<Ports, 'database' | 'log'>

interface LockedPurchase extends Settlement, Asked, PurchaseToMove {
  readonly provider: PaymentProviderName
  readonly locale: LocaleCode
  readonly state: string
  readonly checkoutReference: string | null
  readonly isAccountDeleted: boolean
}

/** Locks a purchase, and its account against deletion until the end of the transaction. */
export async function lockPurchase(
  transaction: Transaction,
  purchaseId: number,
): Promise<LockedPurchase | undefined> {
  const owner = await transaction.maybeOne<{ isDeleted: boolean }>(sql`
    select deleted_at is not null as is_deleted from account
    where id = (select account_id from donation where id = ${purchaseId}) for key share`)
  const purchase = await transaction.maybeOne<Omit<LockedPurchase, 'isAccountDeleted'>>(sql`
    select id, account_id, provider, state, coins, bonus_coins, amount_cents, currency, locale, processing_at, attempt_failed_at,
      failed_at, last_failure, expired_at, mismatched_at, paid_at, checkout_reference, payment_reference, withdrawn_at, credited_transaction_id, reversed_coins, reversals
    from donation where id = ${purchaseId} for update`)
  return purchase && { ...purchase, isAccountDeleted: owner?.isDeleted ?? true }
}

/** A payment for a deleted account: nobody could spend the coins, so an operator must return the money. */
const isPaidByDeletedAccount = (purchase: LockedPurchase, fact: PaymentFact) =>
  fact.kind === 'paid' && !purchase.paidAt && purchase.isAccountDeleted

interface FactsOfPurchase {
  readonly purchase: LockedPurchase
  readonly facts: readonly PaymentFact[]
}

/** Applies facts to a locked purchase. The payments are locked, too. */
export async function applyFacts(
  transaction: Transaction,
  { purchase, facts }: FactsOfPurchase,
  log: Log,
): Promise<void> {
  const settlement = facts
    .filter((fact) => !isReturn(fact))
    .reduce<Settlement>((known, fact) => withFact(known, fact, purchase), purchase)
  if (settlement.mismatchedAt && !purchase.mismatchedAt)
    log.error({ purchaseId: purchase.id, facts }, 'something else was paid than was asked for')
  const paymentReference = settlement.paymentReference ?? facts.find(isReturn)?.paymentReference ?? null
  const returns = paymentReference ? await readReturns(transaction, purchase.provider, paymentReference) : []
  const returned = returnedOf(returns, purchase)
  const moved = await moveCoins(transaction, purchase, {
    ...returned,
    paidAt: settlement.paidAt,
    paymentReference,
  })
  const { state } = await transaction.one<{ state: string }>(sql`
    update donation set
      processing_at = ${settlement.processingAt}, attempt_failed_at = ${settlement.attemptFailedAt},
      failed_at = ${settlement.failedAt}, last_failure = ${settlement.lastFailure}, expired_at = ${settlement.expiredAt},
      mismatched_at = ${settlement.mismatchedAt}, paid_at = ${settlement.paidAt}, payment_reference = ${paymentReference},
      refunded_cents = ${returned.refundedCents}, disputed_cents = ${returned.disputedCents},
      returned_at = ${returned.returnedAt}, credited_transaction_id = ${moved.creditedTransactionId},
      reversed_coins = ${moved.reversedCoins}, reversals = ${moved.reversals}
    where id = ${purchase.id} returning state`)
  if (state !== purchase.state) await publish(transaction, purchase.accountId, { kind: 'wallet-changed' })
}

/** Leaves out payments that an operator gave to another purchase. */
async function withoutAssigned(transaction: Transaction, { purchase, facts }: FactsOfPurchase) {
  const own: PaymentFact[] = []
  for (const fact of facts) if (!(await isAssignedElsewhere(transaction, purchase, fact))) own.push(fact)
  return own
}

const paymentReferenceOf = (fact: PaymentFact | null) =>
  fact && 'paymentReference' in fact ? fact.paymentReference : null

interface FactsOfProvider {
  readonly provider: PaymentProviderName
  readonly facts: readonly PaymentFact[]
  readonly paymentReference?: string | null
}

/**
 * Locks the payments and saves returns. Must run before the purchase is locked. Returns the refunds that are
 * known to have failed only now.
 */
async function lockAndSaveReturns(
  transaction: Transaction,
  { provider, facts, paymentReference = null }: FactsOfProvider,
): Promise<readonly ReturnFact[]> {
  await lockPayments(transaction, provider, [paymentReference, ...facts.map(paymentReferenceOf)])
  const failed: ReturnFact[] = []
  for (const fact of facts.filter(isReturn)) {
    const isNew = await saveReturn(transaction, provider, fact)
    if (isNew && fact.kind === 'refund-failed') failed.push(fact)
  }
  return failed
}

function logFailedRefunds(log: Log, purchaseId: number, refunds: readonly ReturnFact[]) {
  for (const { paymentReference, reference } of refunds)
    log.error({ purchaseId, paymentReference, reference }, 'a refund failed at the bank')
}

/**
 * Applies facts about the payment of a purchase. The purchase is locked, so facts may repeat and arrive in
 * any order: its coins are credited at most once, and reversed in proportion to the returned money.
 */
export async function settlePurchase(
  ports: SettlePorts,
  purchaseId: number,
  facts: readonly PaymentFact[],
): Promise<void> {
  if (facts.length === 0) return
  await ports.database.transaction(
    async (transaction) => {
      const row = await transaction.maybeOne<{ provider: PaymentProviderName }>(
        sql`select provider from donation where id = ${purchaseId}`,
      )
      if (!row) return
      const failedRefunds = await lockAndSaveReturns(transaction, { provider: row.provider, facts })
      const purchase = await lockPurchase(transaction, purchaseId)
      if (!purchase) return
      logFailedRefunds(ports.log, purchaseId, failedRefunds)
      const own = await withoutAssigned(transaction, { purchase, facts })
      const first = own.filter((fact) => !isSecondPayment(purchase, fact))
      if (first.length < facts.length)
        ports.log.error(
          { purchaseId, facts },
          'paid with a payment that is another purchase’s, or a second one',
        )
      const applicable = first.filter((fact) => !isPaidByDeletedAccount(purchase, fact))
      if (applicable.length < first.length)
        ports.log.error({ purchaseId, facts }, 'paid by an account that is deleted')
      await applyFacts(transaction, { purchase, facts: applicable }, ports.log)
    },
    { isRepeatable: true },
  )
}

async function readPurchaseId(transaction: Transaction, provider: PaymentProviderName, event: PaymentEvent) {
  const { purchaseId, paymentReference } = event
  const row = await transaction.maybeOne<{ id: number }>(sql`
    select id from donation where provider = ${provider} and (
      id = ${purchaseId} or (${purchaseId}::bigint is null and payment_reference = ${paymentReference})
    ) limit 1`)
  return row?.id ?? null
}

interface ReceivedEvent {
  readonly provider: PaymentProviderName
  readonly event: PaymentEvent
  readonly purchaseId: number | undefined
  readonly outcome: string
}

/** Saves an event. Returns false if it is known. */
async function saveEvent(
  transaction: Transaction,
  { provider, event, purchaseId, outcome }: ReceivedEvent,
): Promise<boolean> {
  const { eventId, eventType, fact } = event
  const { amountCents, currency } = { amountCents: null, currency: null, ...fact }
  const saved = await transaction.execute(sql`
    insert into payment_event (
      provider, event_id, event_type, donation_id, outcome, fact_kind, payment_reference, amount_cents, currency
    ) values (
      ${provider}, ${eventId}, ${eventType}, ${purchaseId ?? null}, ${outcome}, ${fact?.kind ?? null},
      ${event.paymentReference ?? paymentReferenceOf(fact)}, ${amountCents}, ${currency}
    )
    on conflict do nothing`)
  return saved > 0
}

/**
 * Applies an event of a provider once. Returns `unmatched` for an unknown purchase, for a payment other
 * than that of the purchase and for a payment by a deleted account; the event is kept for operators. A
 * return of a payment that is not known yet applies once the payment is known.
 */
export async function settleEvent(
  ports: SettlePorts,
  provider: PaymentProviderName,
  event: PaymentEvent,
): Promise<'settled' | 'repeated' | 'ignored' | 'unmatched'> {
  const { eventId, eventType, fact } = event
  const { outcome, foreignTo } = await ports.database.transaction(
    async (transaction) => {
      const { paymentReference } = event
      const failedRefunds = await lockAndSaveReturns(transaction, {
        provider,
        facts: fact ? [fact] : [],
        paymentReference,
      })
      const purchaseId = await readPurchaseId(transaction, provider, event)
      const purchase = purchaseId === null ? undefined : await lockPurchase(transaction, purchaseId)
      const isElsewhere =
        fact && purchase
          ? isForeign(purchase, event) || (await isAssignedElsewhere(transaction, purchase, fact))
          : false
      const foreignTo = fact?.kind === 'paid' && purchase && isElsewhere ? purchase.id : null
      const matched =
        fact && purchase && !isElsewhere && !isPaidByDeletedAccount(purchase, fact)
          ? { purchase, facts: [fact] }
          : null
      const outcome = matched ? 'settled' : fact ? 'unmatched' : 'ignored'
      const isNew = await saveEvent(transaction, { provider, event, purchaseId: purchase?.id, outcome })
      if (!isNew) return { outcome: 'repeated', foreignTo: null } as const
      if (matched) {
        logFailedRefunds(ports.log, matched.purchase.id, failedRefunds)
        await applyFacts(transaction, matched, ports.log)
      }
      return { outcome, foreignTo } as const
    },
    { isRepeatable: true },
  )
  const about = { provider, eventId, eventType }
  if (foreignTo !== null)
    ports.log.error(
      { ...about, purchaseId: foreignTo, fact },
      'a payment that is not the one of its purchase',
    )
  else if (outcome === 'unmatched') ports.log.warn(about, 'payment event that belongs to nobody')
  return outcome
}
