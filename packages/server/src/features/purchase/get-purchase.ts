import type { Purchase } from '@olympus/contract/purchase'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { openCheckout, purchaseView } from './purchase-view.ts'
import { settlePurchase } from './settle-purchase.ts'

interface GetOptions {
  readonly database: Database
  readonly provider: PaymentProvider
  readonly log: Log
}

/**
 * Reads a purchase of the account. Asks the provider while it is open, so a lost webhook causes no delay.
 */
export async function getPurchase(
  options: GetOptions,
  request: { readonly accountId: number; readonly purchaseId: number },
): Promise<Purchase | Failure<'NOT_FOUND'>> {
  const { database, provider } = options
  const purchase = await purchaseView(database, request)
  if (!purchase) return new Failure('NOT_FOUND')
  const checkout = await openCheckout(database, provider.name, purchase.id)
  if (!checkout) return purchase
  const facts = await provider.readCheckout(checkout.reference)
  // The purchase may be paid; with `verifying` the page keeps polling.
  if (facts instanceof Failure) return { ...purchase, state: 'verifying', checkoutUrl: null }
  await settlePurchase(options, purchase.id, facts)
  return (await purchaseView(database, request)) ?? new Failure('NOT_FOUND')
}
