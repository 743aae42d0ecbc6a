import type { LocaleCode } from '@olympus/contract/locales'
import type { Package, PurchaseMethod } from '@olympus/contract/purchase'
import sql, { join } from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { outdatedTermsRefusal } from '../../outdated-terms.ts'
import type { PaymentProviderName } from '../../payments/payment-provider.ts'
import { holdAccount } from '../sessions/account-refusal.ts'
import { lockAccount } from '../spending-limits/lock-account.ts'
import { spendingLimitRefusal } from '../spending-limits/spending-limit-refusal.ts'

export interface PurchaseRequest {
  readonly accountId: number
  /** The idempotency key of the request. */
  readonly requestKey: string
  readonly packageId: string
  readonly currency: string
  readonly expectedAmountCents: number
  readonly method: PurchaseMethod
  readonly termsVersion: string
  readonly locale: LocaleCode
  readonly clientAddress: string
}

/** How long a checkout can be paid. */
const checkoutLifetime = sql`interval '60 minutes'`

export interface OpenedPurchase {
  readonly id: number
  readonly accountId: number
  readonly coins: number
  readonly bonusCoins: number
  readonly amountCents: number
  readonly currency: string
  readonly method: PurchaseMethod
  readonly locale: LocaleCode
  readonly email: string
  readonly checkoutReference: string | null
  readonly expiresAt: Date
}

const readPurchaseByRequestKey = (transaction: Transaction, { accountId, requestKey }: PurchaseRequest) =>
  transaction.maybeOne<OpenedPurchase>(sql`
    select donation.id, account_id, coins, bonus_coins, amount_cents, currency, method, donation.locale, email, checkout_reference,
      donation.created_at + ${checkoutLifetime} as expires_at
    from donation join account on account.id = donation.account_id
    where account_id = ${accountId} and request_key = ${requestKey}`)

/** Reopens a purchase that the provider refused. It counts towards the spending limits again. */
async function reopenPurchase(transaction: Transaction, purchase: OpenedPurchase) {
  const { id, accountId, coins } = purchase
  const refusal = await spendingLimitRefusal(transaction, { accountId, coins, exceptPurchaseId: id })
  if (refusal) return refusal
  await transaction.execute(
    sql`update donation set refused_at = null, last_failure = null where id = ${id} and refused_at is not null`,
  )
  return purchase
}

async function insertPurchase(
  transaction: Transaction,
  request: PurchaseRequest,
  provider: PaymentProviderName,
) {
  const { accountId, requestKey, packageId, currency, method, locale, termsVersion, clientAddress } = request
  const outdated = outdatedTermsRefusal(termsVersion)
  if (outdated) return outdated
  const offer = await transaction.maybeOne<Pick<Package, 'coins' | 'bonusCoins' | 'amountCents'>>(sql`
    select coins, bonus_coins, price.amount_cents
    from coin_package join coin_package_price as price on package_id = id and price.currency = ${currency}
    where id = ${packageId} and is_for_sale`)
  if (!offer) return new Failure('NOT_FOUND')
  const { coins, bonusCoins, amountCents } = offer
  if (amountCents !== request.expectedAmountCents)
    return new Failure('PRICE_CHANGED', { data: { amountCents } })
  const refusal = await spendingLimitRefusal(transaction, { accountId, coins })
  if (refusal) return refusal
  const created = await transaction.maybeOne<{ id: number }>(sql`
    insert into donation (
      account_id, request_key, package_id, coins, bonus_coins, amount_cents, currency, method, locale, provider
    ) values (
      ${accountId}, ${requestKey}, ${packageId}, ${coins}, ${bonusCoins}, ${amountCents}, ${currency}, ${method}, ${locale},
      ${provider}
    )
    on conflict (account_id, request_key) do nothing
    returning id`)
  if (!created) return null
  const consents = ['terms', 'immediate-supply', 'loss-of-cancellation'].map(
    (kind) => sql`(${created.id}, ${kind}, ${termsVersion}, ${locale}, ${clientAddress})`,
  )
  await transaction.execute(sql`
    insert into purchase_consent (donation_id, kind, text_version, locale, client_address) values ${join(consents)}`)
  return null
}

/**
 * Returns the purchase of a request key, or inserts it with the consents of the player. Throws
 * UNAUTHORIZED_BANNED_ACCOUNT if the account was banned meanwhile.
 */
export async function openPurchase(
  database: Database,
  request: PurchaseRequest,
  provider: PaymentProviderName,
): Promise<
  OpenedPurchase | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'PRICE_CHANGED' | 'SPENDING_LIMIT_REACHED'>
> {
  return database.transaction(
    async (transaction) => {
      await lockAccount(transaction, request.accountId)
      const banned = await holdAccount(transaction, request.accountId)
      if (banned) throw banned
      const known = await readPurchaseByRequestKey(transaction, request)
      if (known) return known.checkoutReference === null ? reopenPurchase(transaction, known) : known
      const refusal = await insertPurchase(transaction, request, provider)
      if (refusal) return refusal
      const purchase = await readPurchaseByRequestKey(transaction, request)
      if (!purchase) throw new Error('The inserted purchase was not found')
      return purchase
    },
    { isRepeatable: true },
  )
}
