import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { openDonation } from '../features/purchase/open-donation.ts'

interface Given {
  readonly provider?: 'sandbox' | 'stripe'
}

/** Creates an open donation of 5,750 coins for 49.99 EUR with the consents of the player. Returns its ID. */
export async function createDonation(
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
    termsVersion: '2025-06-12',
    locale: 'en',
    clientAddress: '192.0.2.7',
  } as const
  const donation = await openDonation(database, request, provider)
  if (donation instanceof Failure) throw donation
  return donation.id
}
