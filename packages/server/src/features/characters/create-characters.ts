import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { queueTask } from '../tasks/queue-task.ts'
import { firstFreeSlot } from './slot-rules.ts'
import { summaryColumns, summaryColumnsOf, summaryRecord, type SummaryBody } from './summary-columns.ts'

/** A character that the portal does not know. */
export interface NewCharacter {
  readonly accountId: number
  readonly gameId: string
  readonly summary: SummaryBody
}

interface CreateOptions {
  readonly world: string
  readonly maxActiveSlots: number
}

/** Locks accounts that can have characters, so that two of an account never get the same slot. */
export async function lockAccounts(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await transaction.query<{ id: number }>(sql`
    select id from account
    where id = any(${ids}::bigint[]) and activated_at is not null and deleted_at is null
    order by id for no key update`)
  return new Set(rows.map(({ id }) => id))
}

async function readTakenSlots(transaction: Transaction, accountIds: readonly number[]) {
  const rows = await transaction.query<{ accountId: number; slots: number[] }>(sql`
    select account_id, array_agg(slot) as slots from (
      select account_id, slot from character where is_active
      union all
      select account_id, slot from character_swap where state = 'pending' and kind = 'activate'
    ) as taken
    where account_id = any(${accountIds}::bigint[]) group by account_id`)
  return new Map(rows.map(({ accountId, slots }) => [accountId, new Set(slots)]))
}

/**
 * Stores characters that the game reports for the first time. One without a free slot is stored deactivated,
 * and the game is told so. The caller holds `lockAccounts`.
 */
export async function createCharacters(
  transaction: Transaction,
  { world, maxActiveSlots }: CreateOptions,
  added: readonly NewCharacter[],
): Promise<void> {
  if (added.length === 0) return
  const taken = await readTakenSlots(
    transaction,
    added.map(({ accountId }) => accountId),
  )
  const rows = added.map(({ accountId, gameId, summary }) => {
    const slots = taken.get(accountId) ?? new Set()
    taken.set(accountId, slots)
    const slot = slots.size < maxActiveSlots ? firstFreeSlot(slots, maxActiveSlots) : null
    if (slot !== null) slots.add(slot)
    return { account_id: accountId, game_id: gameId, slot, ...summaryColumnsOf(summary) }
  })
  const stored = await transaction.query<{ id: number; isActive: boolean }>(sql`
    insert into character (world, account_id, game_id, slot, is_active, ${summaryColumns})
    select ${world}, account_id, game_id, slot, slot is not null, ${summaryColumns}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (account_id bigint, game_id text, slot int, ${summaryRecord})
    order by game_id
    on conflict (world, game_id) do nothing
    returning id, is_active`)
  for (const { id, isActive } of stored)
    if (!isActive) await queueTask(transaction, { kind: 'deactivate', characterId: id })
}
