import type { ItemLimit, ItemLimitPeriod } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

interface Buyer {
  readonly accountId: number
  readonly itemId: string
}

interface Row {
  readonly period: ItemLimitPeriod
  readonly maxQuantity: number
  readonly boughtQuantity: number
  readonly renewsAt: Date | null
}

/** Reads how many pieces of an item an account can still buy. Given gifts count, refunded orders do not. */
export async function itemLimits(
  queries: Queries,
  { accountId, itemId }: Buyer,
  at: Sql,
): Promise<ItemLimit[]> {
  const rows = await queries.query<Row>(sql`
    select period, given.max_quantity, renews_at, (
        select coalesce(sum(shop_order.quantity), 0)::bigint from shop_order
        join task on task.id = shop_order.delivery_id
        where shop_order.account_id = ${accountId} and shop_order.item_id = ${itemId}
          and task.refund_transaction_id is null and shop_order.created_at >= starts_at
      ) as bought_quantity
    from item
    cross join lateral (
      select 'account' as period, max_per_account as max_quantity, '-infinity'::timestamptz as starts_at,
        null::timestamptz as renews_at
      union all
      select limit_period, max_per_period,
        date_trunc(limit_period, ${at} at time zone 'UTC') at time zone 'UTC',
        (date_trunc(limit_period, ${at} at time zone 'UTC') + ('1 ' || limit_period)::interval) at time zone 'UTC'
    ) as given
    where item.id = ${itemId} and given.max_quantity is not null`)
  return rows.map(({ boughtQuantity, renewsAt, ...limit }) => ({
    ...limit,
    remaining: Math.max(0, limit.maxQuantity - boughtQuantity),
    renewsAt: renewsAt?.toISOString() ?? null,
  }))
}

/** Returns a refusal with the tightest exceeded limit, or null. The account must be locked. */
export async function purchaseLimitRefusal(
  transaction: Transaction,
  { quantity, ...buyer }: Buyer & { readonly quantity: number },
  at: Sql,
): Promise<Failure<'PURCHASE_LIMIT_REACHED'> | null> {
  const [tightest] = (await itemLimits(transaction, buyer, at)).sort(
    (one, other) => one.remaining - other.remaining,
  )
  return tightest && quantity > tightest.remaining
    ? new Failure('PURCHASE_LIMIT_REACHED', { data: tightest })
    : null
}
