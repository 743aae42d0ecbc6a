import { createHash } from 'node:crypto'
import { rewardSets } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { type TableRow, type TableSets, tableText, weightTotalOf } from './table-rules.ts'

interface Publication {
  /** When new seeds begin to be bound to it; null for now. */
  readonly startsAt: Date | null
  /** From then on no seed may spin with an earlier version; null leaves these as they are. */
  readonly oldTablesEndAt?: Date | null
}

const columnsOf = (row: TableRow) => ({
  item: 'item' in row ? row.item : null,
  quantity: 'item' in row ? row.quantity : null,
  coins: 'coins' in row ? row.coins : null,
  tickets: 'tickets' in row ? row.tickets : null,
})

/** Adds the next version of the odds. Resolves with its number. Publications wait for one another. */
export async function publishTable(
  transaction: Transaction,
  sets: TableSets,
  { startsAt, oldTablesEndAt = null }: Publication,
): Promise<number> {
  await transaction.query(sql`select from wheel_state for update`)
  const { version } = await transaction.one<{ version: number }>(sql`
    insert into wheel_table (version, starts_at)
    select coalesce(max(version), 0) + 1, coalesce(${startsAt}::timestamptz, now()) from wheel_table
    returning version`)
  for (const set of rewardSets) {
    const rows = sets[set]
    const text = tableText({ set, version, rows })
    await transaction.execute(sql`
      insert into wheel_table_set (table_version, set, text, table_hash, weight_total)
      values (${version}, ${set}, ${text}, ${createHash('sha256').update(text).digest()}, ${weightTotalOf(rows)})`)
    for (const [index, row] of rows.entries()) {
      const { item, quantity, coins, tickets } = columnsOf(row)
      await transaction.execute(sql`
        insert into wheel_reward (table_version, set, row_index, reward_id, item_id, quantity, coins, tickets, weight)
        values (${version}, ${set}, ${index}, ${row.id}, ${item}, ${quantity}, ${coins}, ${tickets}, ${row.weight})`)
    }
  }
  if (oldTablesEndAt)
    await transaction.execute(sql`
      update wheel_table set ends_at = ${oldTablesEndAt}
      where version < ${version} and (ends_at is null or ends_at > ${oldTablesEndAt})`)
  return version
}
