import type { listCouponLogs } from '@olympus/contract/logs'
import type { DataOf } from '@olympus/contract/endpoint'
import sql, { type Sql } from 'sql-template-tag'
import { type CouponReader, readCoupons } from './coupon-view.ts'

interface CouponPage {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
}

export async function readCouponPage(reader: CouponReader, { page, pageSize }: CouponPage, chosen: Sql) {
  const { total } = await reader.queries.one<{ total: number }>(
    sql`select count(*) as total from coupon left join task on task.id = coupon.delivery_id where ${chosen}`,
  )
  const entries = await readCoupons(
    reader,
    sql`where ${chosen} order by coupon.claimed_at desc, coupon.id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { entries, totalEntries: total, page, pageSize }
}

/** The coupon inventory: item coupons to redeem, including those whose delivery failed. Newest first. */
export const listCoupons = (reader: CouponReader, page: CouponPage): Promise<DataOf<typeof listCouponLogs>> =>
  readCouponPage(
    reader,
    page,
    sql`coupon.account_id = ${page.accountId} and coupon.coins is null and coupon.tickets is null
        and (coupon.delivery_id is null or task.state = 'failed')`,
  )
