import type { DonationLog } from '@olympus/contract/logs'

import { samplePackages } from './sample-purchase.ts'

type Sample = Pick<DonationLog, 'id' | 'createdAt'> & Partial<DonationLog>

function donationOf(coins: number, sample: Sample): DonationLog {
  const offer = samplePackages.packages.find((one) => one.coins === coins)
  if (!offer) throw new Error(`No sample package of ${coins} OC`)
  const { bonusCoins, amountCents, currency } = offer
  return {
    coins,
    bonusCoins,
    amountCents,
    currency,
    method: 'card',
    returnedAmountCents: 0,
    withdrawableUntil: null,
    withdrawalEndsAt: null,
    state: 'succeeded',
    failure: null,
    ...sample,
  }
}

/** Seven purchases of OC, newest first, in every state. */
export const sampleDonationLogs: readonly DonationLog[] = [
  donationOf(1000, { id: 70_317, createdAt: '2025-06-12T18:30:00Z', state: 'verifying' }),
  donationOf(5000, {
    id: 70_290,
    createdAt: '2025-06-08T14:15:00Z',
    withdrawableUntil: '2025-06-23T00:00:00Z',
    withdrawalEndsAt: '2025-06-23T00:00:00Z',
  }),
  donationOf(5000, {
    id: 70_289,
    createdAt: '2025-06-08T14:11:00Z',
    state: 'failed',
    failure: 'PAYMENT_INSUFFICIENT_FUNDS',
  }),
  donationOf(2000, {
    id: 69_844,
    createdAt: '2025-05-30T20:02:00Z',
    method: 'mobile-wallet',
    withdrawalEndsAt: '2025-06-17T00:00:00Z',
  }),
  donationOf(500, { id: 69_120, createdAt: '2025-05-11T09:47:00Z', state: 'pending' }),
  donationOf(500, { id: 69_101, createdAt: '2025-05-10T22:18:00Z', state: 'expired' }),
  donationOf(10_000, { id: 66_415, createdAt: '2025-03-21T16:33:00Z' }),
]
