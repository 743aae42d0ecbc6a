import { getUser } from '@olympus/contract/user'
import { getConnections } from '@olympus/contract/connections'
import { listCoupons } from '@olympus/contract/coupons'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { LiveEvent } from '@olympus/contract/events'
import { listCouponLogs, listDonationLogs } from '@olympus/contract/logs'
import { getPurchase } from '@olympus/contract/purchase'
import { getSecurity, listSecurityEvents, listSessions } from '@olympus/contract/security'
import { mutate } from 'swr'

import { isKeyOf } from './cache-key.ts'

/** What a page may show that is not true any more, by kind of event. */
export const staleEndpoints: Readonly<Record<LiveEvent['kind'], readonly Endpoint[]>> = {
  'account-changed': [getUser, getSecurity, listSessions, getConnections, listSecurityEvents],
  'coupons-changed': [getUser, listCoupons, listCouponLogs],
  'wallet-changed': [getUser, getPurchase, listDonationLogs],
  'session-ended': [listSessions, listSecurityEvents],
}

/** Fetches anew what the page shows of it. */
export async function revalidateAfter({ kind }: LiveEvent): Promise<void> {
  await mutate((key) => isKeyOf(staleEndpoints[kind], key))
}
