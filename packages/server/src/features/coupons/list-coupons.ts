import type { listCouponLogs } from '@olympus/contract/logs'
import type { DataOf } from '@olympus/contract/endpoint'
import sql, { type Sql } from 'sql-template-tag'
import { type CouponReader, readCoupons } from './coupon-view.ts'

interface Page {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
}

export async function couponPage(reader: CouponReader, { page, pageSize }: Page, chosen: Sql) {
  const { total } = await reader.queries.one<{ total: number }>(
    sql`select count(*) as total from coupon left join delivery on delivery.id = coupon.delivery_id where ${chosen}`,
  )
  const entries = await readCoupons(
    reader,
    sql`where ${chosen} order by coupon.claimed_at desc, coupon.id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { entries, totalEntries: total, page, pageSize }
}

/** The coupon inventory: what waits to be redeemed, and what came back because its delivery failed. */
export const listCoupons = (reader: CouponReader, page: Page): Promise<DataOf<typeof listCouponLogs>> =>
  couponPage(
    reader,
    page,
    sql`coupon.account_id = ${page.accountId} and coupon.item_id is not null
        and (coupon.delivery_id is null or delivery.state = 'failed')`,
  )
