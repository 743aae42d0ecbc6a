import { listCoupons } from '@olympus/contract/coupons'

import { readQuery } from '../../shared/navigation/read-query.ts'

/** How many of the log the page shows. */
export const lastClaimedQuery = { page: 1, pageSize: 3 } as const

export const readCouponQuery = (search: URLSearchParams) => readQuery(listCoupons.query, search)

/** The query string of a page of the inventory: nothing for the first one. */
export const couponSearch = (page: number): string => (page === 1 ? '' : `?page=${page}`)
