import type { DataOf } from '@olympus/contract/endpoint'
import type { CouponKind, listCouponLogs as endpoint } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import type { CouponReader } from '../coupons/coupon-view.ts'
import { readCouponPage } from '../coupons/list-coupons.ts'
import { logCondition, type LogRequest } from './log-condition.ts'

/** The coupons of an account, newest first. */
export const listCouponLogs = (
  reader: CouponReader,
  request: LogRequest<CouponKind>,
): Promise<DataOf<typeof endpoint>> => {
  const kind = sql`
    case when coupon.coins is not null then 'coins' when coupon.tickets is not null then 'tickets'
      when coupon.game_item is not null then 'game-item' else 'item' end`
  const condition = logCondition(request, { at: sql`coupon.claimed_at`, kind })
  return readCouponPage(reader, request, sql`coupon.account_id = ${request.accountId} and ${condition}`)
}
