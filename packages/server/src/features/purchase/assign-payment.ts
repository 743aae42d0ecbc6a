import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { PaymentProviderName } from '../../payments/payment-provider.ts'
import type { Random } from '../../random.ts'
import { saveDecision } from './payment-decisions.ts'
import { readReturns } from './payment-returns.ts'
import { returnedOf } from './return-rules.ts'
import { applyFacts, lockPurchase } from './settle-purchase.ts'

export interface UnmatchedPayment {
  readonly provider: PaymentProviderName
  readonly paymentReference: string
  readonly amountCents: number
  /** ISO 4217. */
  readonly currency: string
}

interface Offer {
  readonly packageId: string
  readonly coins: number
  readonly bonusCoins: number
}

/** The packages, also those not for sale, that cost exactly this much today. */
const readOffers = (transaction: Transaction, { amountCents, currency }: UnmatchedPayment) =>
  transaction.query<Offer>(sql`
    select id as package_id, coins, bonus_coins
    from coin_package join coin_package_price as price on package_id = id
    where price.currency = ${currency} and price.amount_cents = ${amountCents} order by sort_order, id`)

interface Assignment {
  readonly payment: UnmatchedPayment
  readonly accountId: number
}

export interface AssignedPurchase extends Offer {
  readonly donationId: number
}

type AssignmentRefusal = 'credited' | 'no-package' | 'returned' | 'several-packages'

/** By card, since no event of a payment tells more. */
const insertPurchase = (
  transaction: Transaction,
  random: Random,
  { payment, accountId, offer }: Assignment & { readonly offer: Offer },
) =>
  transaction.one<{ id: number; now: Date }>(sql`
    insert into donation (
      account_id, request_key, package_id, coins, bonus_coins, amount_cents, currency, method, locale, provider
    )
    select id, ${random.uuid()}, ${offer.packageId}, ${offer.coins}, ${offer.bonusCoins}, ${payment.amountCents},
      ${payment.currency}, 'card', locale, ${payment.provider}
    from account where id = ${accountId}
    returning id, now() as now`)

/**
 * Gives a payment that matched no purchase to an account, as a purchase that is paid now. It has no
 * consents, because the player declared nothing. Lock the payment and the account first. Earlier refunds and
 * disputes of the payment apply at once.
 */
export async function assignPayment(
  transaction: Transaction,
  { payment, accountId }: Assignment,
  { random, log }: { readonly random: Random; readonly log: Log },
): Promise<AssignedPurchase | { readonly refusal: AssignmentRefusal }> {
  const { provider, paymentReference, amountCents, currency } = payment
  const credited = await transaction.maybeOne(sql`
    select from donation where provider = ${provider} and payment_reference = ${paymentReference} limit 1`)
  if (credited) return { refusal: 'credited' }
  const returned = returnedOf(await readReturns(transaction, provider, paymentReference), payment)
  if (returned.refundedCents + returned.disputedCents >= amountCents) return { refusal: 'returned' }
  const [offer, other] = await readOffers(transaction, payment)
  if (!offer) return { refusal: 'no-package' }
  if (other) return { refusal: 'several-packages' }
  const { id: donationId, now } = await insertPurchase(transaction, random, { payment, accountId, offer })
  const purchase = await lockPurchase(transaction, donationId)
  if (!purchase) throw new Error('The inserted purchase was not found')
  const paid = { kind: 'paid', at: now, amountCents, currency, paymentReference } as const
  await applyFacts(transaction, { purchase, facts: [paid] }, log)
  await saveDecision(transaction, { provider, reference: paymentReference, donationId })
  return { donationId, ...offer }
}
