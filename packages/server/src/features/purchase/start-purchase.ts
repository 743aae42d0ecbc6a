import { defaultLocale, type LocaleCode } from '@olympus/contract/locales'
import type { Purchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { type OpenedPurchase, openPurchase, type PurchaseRequest } from './open-purchase.ts'
import { purchaseView } from './purchase-view.ts'

type PurchasePorts = Pick<Ports, 'database' | 'provider'>

type Refusal = Failure<
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'PRICE_CHANGED'
  | 'SPENDING_LIMIT_REACHED'
  | 'PAYMENT_PROVIDER_UNAVAILABLE'
  | 'PURCHASE_ERROR'
>

const returnPath = (purchaseId: number, locale: LocaleCode) =>
  `${locale === defaultLocale ? '' : `/${locale}`}/purchase?purchase=${purchaseId}`

async function createCheckout({ database, provider }: PurchasePorts, purchase: OpenedPurchase) {
  const { id, coins, bonusCoins, locale } = purchase
  const checkout = await provider.createCheckout({
    ...purchase,
    purchaseId: id,
    coins: coins + bonusCoins,
    returnPath: returnPath(id, locale),
  })
  if (checkout instanceof Failure) {
    await database.execute(sql`
      update donation set refused_at = now(), last_failure = ${checkout.key}
      where id = ${id} and checkout_reference is null`)
    return checkout
  }
  await database.execute(sql`
    update donation set checkout_reference = ${checkout.reference}, checkout_url = ${checkout.url},
      checkout_expires_at = ${checkout.expiresAt}, refused_at = null, last_failure = null
    where id = ${id} and checkout_reference is null`)
  return null
}

/**
 * Starts a purchase. The purchase and its consents are committed before the provider is called, so every
 * payment can be matched. A call with the same request key resumes an interrupted purchase, and reopens a
 * purchase that failed because the provider did not answer.
 */
export async function startPurchase(
  ports: PurchasePorts,
  request: PurchaseRequest,
): Promise<Purchase | Refusal> {
  const { database, provider } = ports
  const opened = await openPurchase(database, request, provider.name)
  if (opened instanceof Failure) return opened
  if (opened.checkoutReference === null) {
    const refusal = await createCheckout(ports, opened)
    if (refusal) return refusal
  }
  const purchase = await purchaseView(database, { accountId: request.accountId, purchaseId: opened.id })
  if (!purchase) throw new Error(`Purchase ${opened.id} not found`)
  return purchase
}
