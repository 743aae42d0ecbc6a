import { termsVersion } from '@olympus/contract/terms-version'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { openPurchase } from '../features/purchase/open-purchase.ts'

interface Given {
  readonly provider?: 'sandbox' | 'stripe'
}

/** Creates an open purchase of 5,750 coins for 49.99 EUR with the consents of the player. Returns its ID. */
export async function createPurchase(
  database: Database,
  accountId: number,
  { provider = 'sandbox' }: Given = {},
): Promise<number> {
  const request = {
    accountId,
    requestKey: randomUUID(),
    packageId: 'oc-5000',
    currency: 'EUR',
    expectedAmountCents: 4999,
    method: 'card',
    termsVersion,
    locale: 'en',
    clientAddress: '192.0.2.7',
  } as const
  const purchase = await openPurchase(database, request, provider)
  if (purchase instanceof Failure) throw purchase
  return purchase.id
}
