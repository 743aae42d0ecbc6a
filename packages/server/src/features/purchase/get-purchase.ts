import type { Purchase } from '@olympus/contract/purchase'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import type { createVisitAsker } from './ask-for-visit.ts'
import { openCheckout, purchaseView } from './purchase-view.ts'

interface GetPurchasePorts extends Pick<Ports, 'database' | 'provider'> {
  readonly askForVisit: ReturnType<typeof createVisitAsker>
}

/**
 * Reads a purchase of the account. Asks the provider while it is open, so a lost webhook causes no delay.
 */
export async function getPurchase(
  { database, provider, askForVisit }: GetPurchasePorts,
  request: { readonly accountId: number; readonly purchaseId: number },
): Promise<Purchase | Failure<'NOT_FOUND'>> {
  const purchase = await purchaseView(database, request)
  if (!purchase) return new Failure('NOT_FOUND')
  const checkout = await openCheckout(database, provider.name, purchase.id)
  if (!checkout) return purchase
  const asked = await askForVisit({ ...checkout, accountId: request.accountId })
  const answer = (await purchaseView(database, request)) ?? new Failure('NOT_FOUND')
  // An open purchase may be paid; with `verifying` the page keeps polling.
  const isOpen = !(answer instanceof Failure) && answer.state === 'pending'
  return asked === 'unknown' && isOpen ? { ...answer, state: 'verifying', checkoutUrl: null } : answer
}
