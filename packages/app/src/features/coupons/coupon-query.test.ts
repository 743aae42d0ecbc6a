import { expect, test } from 'vitest'

import { couponSearch, readCouponQuery } from './coupon-query.ts'

test.each([1, 2, 40])('page %i survives being written and read', (page) => {
  expect(readCouponQuery(new URLSearchParams(couponSearch(page))).page).toBe(page)
})

test('an address that makes no sense leads to the first page', () => {
  expect(readCouponQuery(new URLSearchParams('page=minus&code=x'))).toMatchObject({ page: 1 })
})
