import { getUser } from '@olympus/contract/account'
import { characterPaths, selectionsPath, swapsPath } from '@olympus/contract/character-paths'
import { listCharacters } from '@olympus/contract/characters'
import { getConnections } from '@olympus/contract/connections'
import { listCoupons } from '@olympus/contract/coupons'
import type { LiveEvent } from '@olympus/contract/events'
import { listCouponLogs, listDonationLogs, listShopLogs, listWalletMovements } from '@olympus/contract/logs'
import { getPurchase } from '@olympus/contract/purchase'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { getShopItem } from '@olympus/contract/shop'
import { listSpendingLimits } from '@olympus/contract/spending-limits'
import { wheelAccountPath, wheelLogsPath, wheelLuckPath } from '@olympus/contract/wheel-paths'
import { mutate } from 'swr'

import { isKeyOf, type EndpointName } from '../react/cache-key.ts'

/** By path, so that pages without characters do not load their schemas. */
const read = (path: `/${string}`) => ({ method: 'GET', path }) as const
const characterPages = Object.values(characterPaths).map(read)

/** Endpoints whose cached data an event makes stale. */
const staleEndpoints: Readonly<Record<Exclude<LiveEvent['kind'], 'missed'>, readonly EndpointName[]>> = {
  'account-changed': [getUser, getSecurity, listSessions, getConnections, listSecurityEvents],
  'characters-changed': [listCharacters, read(swapsPath), read(selectionsPath), ...characterPages],
  'coupons-changed': [getUser, listCoupons, listCouponLogs],
  'presence-changed': [listCharacters, ...characterPages],
  'wallet-changed': [
    getUser,
    getPurchase,
    listSpendingLimits,
    getShopItem,
    listDonationLogs,
    listShopLogs,
    listWalletMovements,
  ],
  'wheel-changed': [getUser, read(wheelAccountPath), read(wheelLuckPath), read(wheelLogsPath)],
  'session-ended': [listSessions, listSecurityEvents],
}

/** Revalidates the cached data that the event makes stale. */
export async function revalidateAfter({ kind }: LiveEvent): Promise<void> {
  const stale = kind === 'missed' ? Object.values(staleEndpoints).flat() : staleEndpoints[kind]
  await mutate((key) => isKeyOf(stale, key))
}
