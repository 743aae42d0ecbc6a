import type { DeliveryState } from '@olympus/contract/deliveries'
import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { listShopLogs as endpoint } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { readShopOrders } from '../orders/shop-order.ts'
import { logCondition, logPage, type LogRequest } from './log-condition.ts'

interface Request extends LogRequest<DeliveryState> {
  readonly locale: LocaleCode
}

/** What an account has bought, newest first. */
export async function listShopLogs(queries: Queries, request: Request): Promise<DataOf<typeof endpoint>> {
  const { accountId, locale, page, pageSize } = request
  const condition = logCondition(request, { at: sql`shop_order.created_at`, kind: sql`delivery.state` })
  const chosen = sql`shop_order.account_id = ${accountId} and ${condition}`
  const { total } = await queries.one<{ total: number }>(sql`
    select count(*) as total from shop_order join delivery on delivery.id = shop_order.delivery_id where ${chosen}`)
  const clause = sql`where ${chosen} order by shop_order.created_at desc, shop_order.id desc ${logPage(request)}`
  return { entries: await readShopOrders(queries, clause, locale), totalEntries: total, page, pageSize }
}
