import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { listShopLogs as endpoint } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { shopOrdersOf } from '../orders/shop-order.ts'

interface Request {
  readonly accountId: number
  readonly locale: LocaleCode
  readonly page: number
  readonly pageSize: number
}

/** What an account has bought, newest first. */
export async function listShopLogs(queries: Queries, request: Request): Promise<DataOf<typeof endpoint>> {
  const { page, pageSize } = request
  const { total } = await queries.one<{ total: number }>(
    sql`select count(*) as total from shop_order where account_id = ${request.accountId}`,
  )
  return { entries: await shopOrdersOf(queries, request), totalEntries: total, page, pageSize }
}
