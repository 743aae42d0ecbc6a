import type { Purchase } from '@olympus/contract/purchase'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import { openCheckout, purchaseView } from './purchase-view.ts'
import { settlePurchase } from './settle-purchase.ts'

/**
 * Reads a purchase of the account. Asks the provider while it is open, so a lost webhook causes no delay.
 */
export async function getPurchase(
  ports: Pick<Ports, 'database' | 'log' | 'provider'>,
  request: { readonly accountId: number; readonly purchaseId: number },
): Promise<Purchase | Failure<'NOT_FOUND'>> {
  const { database, provider } = ports
  const purchase = await purchaseView(database, request)
  if (!purchase) return new Failure('NOT_FOUND')
  const checkout = await openCheckout(database, provider.name, purchase.id)
  if (!checkout) return purchase
  const facts = await provider.readCheckout(checkout.reference)
  // The purchase may be paid; with `verifying` the page keeps polling.
  if (facts instanceof Failure) return { ...purchase, state: 'verifying', checkoutUrl: null }
  await settlePurchase(ports, purchase.id, facts)
  return (await purchaseView(database, request)) ?? new Failure('NOT_FOUND')
}
