import type { DataOf } from '@olympus/contract/endpoint'
import type { MovementKind, listWalletMovements as endpoint, WalletMovement } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { logCondition, logPage, type LogRequest } from './log-condition.ts'

interface Movement extends Omit<WalletMovement, 'createdAt'> {
  readonly createdAt: Date
}

type MovementRow = (Movement | { readonly id: null }) & {
  readonly total: number
  readonly walletCoins: number
  readonly walletDebtCoins: number
}

/**
 * One page of the acts that moved coins of an account, newest first, with the balance after each. A single
 * statement, because the newest movement and the current balance must come from the same snapshot.
 */
export async function listWalletMovements(
  queries: Queries,
  request: LogRequest<MovementKind>,
): Promise<DataOf<typeof endpoint>> {
  const { accountId, page, pageSize } = request
  const condition = logCondition(request, { at: sql`created_at`, kind: sql`kind` })
  const rows = await queries.query<MovementRow>(sql`
    with wallet as materialized (
      select min(id) filter (where name like 'player:%') as player_id, min(id) filter (where name like 'debt:%') as debt_id,
        coalesce(sum(balance_coins) filter (where name like 'player:%'), 0)::bigint as wallet_coins,
        coalesce(-sum(balance_coins) filter (where name like 'debt:%'), 0)::bigint as wallet_debt_coins
      from ledger_account where account_id = ${accountId}
    ), moved as (
      select transaction_id, max(id) as last_entry_id, sum(coins)::bigint as coins from ledger_entry
      where ledger_account_id in (select id from ledger_account where account_id = ${accountId})
      group by transaction_id
    ), movement as (
      select ledger_transaction.id, created_at, kind, reference, coins, last_entry_id
      from moved join ledger_transaction on ledger_transaction.id = transaction_id where ${condition}
    ), listed as (
      select * from movement order by last_entry_id desc ${logPage(request)}
    )
    select (select count(*) from movement) as total, wallet_coins, wallet_debt_coins,
      listed.id, created_at, kind, coins,
      coalesce((
        select 'order:' || shop_order.id from task join shop_order on shop_order.delivery_id = task.id
        where refund_transaction_id = listed.id
      ), reference) as reference,
      coalesce((
        select balance_after_coins from ledger_entry where ledger_account_id = player_id and id <= last_entry_id
        order by id desc limit 1
      ), 0) as balance_coins,
      coalesce((
        select -balance_after_coins from ledger_entry where ledger_account_id = debt_id and id <= last_entry_id
        order by id desc limit 1
      ), 0) as debt_coins
    from wallet left join listed on true
    order by last_entry_id desc`)
  const { total = 0, walletCoins = 0, walletDebtCoins = 0 } = rows[0] ?? {}
  return {
    entries: rows.flatMap((row) => (row.id === null ? [] : [movementOf(row)])),
    totalEntries: total,
    page,
    pageSize,
    balanceCoins: walletCoins,
    debtCoins: walletDebtCoins,
  }
}

const movementOf = ({ id, createdAt, kind, reference, coins, balanceCoins, debtCoins }: Movement) => ({
  id,
  createdAt: createdAt.toISOString(),
  kind,
  reference,
  coins,
  balanceCoins,
  debtCoins,
})
