import { expect, test } from 'vitest'

import { couponSearch, readCouponQuery } from './coupon-query.ts'

test.each([1, 2, 40])('page %i survives a round trip through the URL', (page) => {
  expect(readCouponQuery(new URLSearchParams(couponSearch(page))).page).toBe(page)
})

test('an invalid query selects the first page', () => {
  expect(readCouponQuery(new URLSearchParams('page=minus&code=x'))).toMatchObject({ page: 1 })
})
