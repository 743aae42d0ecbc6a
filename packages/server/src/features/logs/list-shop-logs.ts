import { giftDirections } from '@olympus/contract/shop'
import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { listShopLogs as endpoint, OrderKind } from '@olympus/contract/logs'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { readShopOrders } from '../shop/shop-order.ts'
import { logCondition, logPage, type LogRequest } from './log-condition.ts'

interface ShopLogRequest extends LogRequest<OrderKind> {
  readonly locale: LocaleCode
}

const isGiftKind = (kind: OrderKind | undefined) => giftDirections.some((direction) => direction === kind)

/**
 * Selects the order ids of an account, or only its gifts of one direction. Each branch has its own index.
 */
function selectOrderIds({ accountId, kind }: ShopLogRequest): Sql {
  if (kind === 'gift-given') return sql`select order_id from gift where account_id = ${accountId}`
  const received = sql`select order_id from gift where recipient_id = ${accountId}`
  if (kind === 'gift-received') return received
  return sql`select id from shop_order where account_id = ${accountId} union all ${received}`
}

/** One page of the orders of an account and the gifts it received, newest first. */
export async function listShopLogs(
  queries: Queries,
  request: ShopLogRequest,
): Promise<DataOf<typeof endpoint>> {
  const { accountId, kind, locale, page, pageSize } = request
  const condition = logCondition(
    { ...request, kind: isGiftKind(kind) ? undefined : kind },
    { at: sql`shop_order.created_at`, kind: sql`task.state` },
  )
  const chosen = sql`shop_order.id in (${selectOrderIds(request)}) and ${condition}`
  const { total } = await queries.one<{ total: number }>(sql`
    select count(*) as total from shop_order join task on task.id = shop_order.delivery_id where ${chosen}`)
  const clause = sql`where ${chosen} order by shop_order.created_at desc, shop_order.id desc ${logPage(request)}`
  const entries = await readShopOrders(queries, clause, { accountId, locale })
  return { entries, totalEntries: total, page, pageSize }
}
