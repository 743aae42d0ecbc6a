import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { verifyLedger } from '../src/features/ledger/verify-ledger.ts'
import type { DrillRecord } from './record.ts'
import type { Kept } from './restorable-portal.ts'
import { couponCoins, openingCoins, type World } from './world.ts'

/** Balances that do not follow from what the database holds: acts of which a part is missing. */
async function halfActs(database: Database, { players }: World): Promise<string[]> {
  const rows = await database.query<{ accountId: number; expected: number; found: number }>(sql`
    with effect as (
      select shop_order.account_id, -total_price_coins as coins
      from shop_order left join task on task.id = delivery_id
      where task.state is distinct from 'failed'
      union all
      select account_id, case when credited_transaction_id is null then 0 else coins + bonus_coins end - reversed_coins
      from donation
      union all
      select account_id, ${couponCoins}::bigint from coupon where coins is not null
    ), balance as (
      select split_part(name, ':', 2)::bigint as account_id, sum(balance_coins) as coins
      from ledger_account where name like 'player:%' or name like 'debt:%' group by 1
    )
    select account.id as account_id,
      (${openingCoins}::bigint + coalesce((select sum(coins) from effect where account_id = account.id), 0))::bigint as expected,
      coalesce((select coins from balance where account_id = account.id), 0)::bigint as found
    from account where id = any(${players.map(({ accountId }) => accountId)}::bigint[])`)
  return rows
    .filter(({ expected, found }) => expected !== found)
    .map(
      ({ accountId, expected, found }) =>
        `Account ${accountId} has ${found} coins, but its acts add up to ${expected}`,
    )
}

/** Problems of a database, whatever was restored. */
export async function bookProblems(database: Database, world: World): Promise<string[]> {
  const { isSound, drifts, unbalancedTransactions } = await verifyLedger(database)
  const { total } = await database.one<{ total: number }>(
    sql`select coalesce(sum(coins), 0)::bigint as total from ledger_entry`,
  )
  const orphans = await database.query<{ id: number }>(sql`
    select shop_order.id from shop_order left join task on task.id = delivery_id where task.id is null`)
  return [
    ...(await halfActs(database, world)),
    ...orphans.map(({ id }) => `Order ${id} has no delivery`),
    ...(isSound ? [] : [`The ledger has drifted: ${JSON.stringify({ drifts, unbalancedTransactions })}`]),
    ...(total === 0 ? [] : [`The ledger sums to ${total}`]),
  ]
}

export interface Restored {
  /** Orders that were acknowledged, but after the moment of the backup. */
  readonly lost: number
  readonly kept: number
  readonly problems: readonly string[]
}

/** Compares a restored database with what was acknowledged before and after its moment. */
export async function compareRestored(
  database: Database,
  { record, world, kept }: { readonly record: DrillRecord; readonly world: World; readonly kept: Kept },
): Promise<Restored> {
  const rows = await database.query<{ id: number }>(sql`select id from shop_order`)
  const stored = new Set(rows.map(({ id }) => id))
  const byId = new Map([...record.orders.values()].map((order) => [order.orderId, order]))
  const problems = await bookProblems(database, world)
  for (const id of kept.orderIds)
    if (!stored.has(id)) problems.push(`Order ${id} was acknowledged before the moment, but is missing`)
  for (const id of stored) {
    const order = byId.get(id)
    if (!order) problems.push(`Order ${id} was never acknowledged`)
    else if (order.requestedAtMs > kept.endsAtMs)
      problems.push(`Order ${id} was requested after the moment, but is there`)
  }
  return { lost: byId.size - stored.size, kept: stored.size, problems }
}
