import { CouponQuery } from '@olympus/contract/coupons'

import { readQuery } from '../../shared/navigation/read-query.ts'

/** The log entries that the coupons page shows. */
export const lastClaimedQuery = { page: 1, pageSize: 3 } as const

export const readCouponQuery = (search: URLSearchParams) => readQuery(CouponQuery, search)

/** Query string of an inventory page. Empty for the first page. */
export const couponSearch = (page: number): string => (page === 1 ? '' : `?page=${page}`)
