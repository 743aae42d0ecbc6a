import type { SwapKind } from '@olympus/contract/character-swapper'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { demoWorld } from './demo-game-server.ts'

interface PastSwap {
  readonly hoursAgo: number
  readonly characterName: string
  readonly kind: SwapKind
  /** From 0; null for a deactivation. */
  readonly slot: number | null
  /** How long the game server took; null: it did not answer. */
  readonly seconds: number | null
}

const dayHours = 24
const hourMs = 60 * 60 * 1000
const lapseSeconds = 30 * 60

/** Oldest first. The last activation lets the next one wait four more days. */
const pastSwaps: readonly PastSwap[] = [
  { hoursAgo: 71 * dayHours, characterName: 'Drakontas', kind: 'deactivate', slot: null, seconds: 9 },
  { hoursAgo: 25 * dayHours, characterName: 'Phaidros', kind: 'activate', slot: 3, seconds: null },
  { hoursAgo: 25 * dayHours - 0.6, characterName: 'Phaidros', kind: 'activate', slot: 3, seconds: 6 },
  { hoursAgo: 23 * dayHours, characterName: 'Melantho', kind: 'deactivate', slot: null, seconds: 11 },
  { hoursAgo: 3 * dayHours - 2, characterName: 'Ianthe', kind: 'deactivate', slot: null, seconds: 5 },
  { hoursAgo: 3 * dayHours - 2.1, characterName: 'Kallistrate', kind: 'activate', slot: 0, seconds: 8 },
]

async function saveSwap(
  transaction: Transaction,
  accountId: number,
  { characterName, kind, slot, seconds, at }: PastSwap & { readonly at: Date },
): Promise<void> {
  const isApplied = seconds !== null
  const settledAt = new Date(at.getTime() + (seconds ?? lapseSeconds) * 1000)
  const { id: characterId } = await transaction.one<{ id: number }>(
    sql`select id from character where account_id = ${accountId} and name = ${characterName}`,
  )
  await transaction.execute(sql`
    with done as (
      insert into task (
        kind, world, account_id, character_id, details, state, queued_at, due_at, attempts, game_server, claimed_at,
        settled_at, reason
      ) values (
        ${kind}, ${demoWorld}, ${accountId}, ${characterId}, ${slot === null ? {} : { slot }}::jsonb,
        ${isApplied ? 'confirmed' : 'failed'}, ${at}, ${at}, ${isApplied ? 1 : 0}, ${isApplied ? 'delphi' : null},
        ${isApplied ? at : null}, ${settledAt}, ${isApplied ? null : 'GIVEN_UP'}
      ) returning id
    )
    insert into character_swap (account_id, character_id, kind, slot, task_id, state, requested_at, settled_at)
    select ${accountId}, ${characterId}, ${kind}, ${slot}, id, ${isApplied ? 'applied' : 'lapsed'}, ${at}, ${settledAt}
    from done`)
  if (!isApplied) return
  await transaction.execute(sql`
    update character set activated_at = case when ${kind === 'activate'} then ${settledAt}::timestamptz else activated_at end,
      deactivated_at = case when ${kind === 'deactivate'} then ${settledAt}::timestamptz else deactivated_at end
    where id = ${characterId}`)
}

/** Stores the past activations and deactivations of Theron's characters. */
export async function saveSwaps(transaction: Transaction, accountId: number, now: Date): Promise<void> {
  for (const swap of pastSwaps) {
    const at = new Date(now.getTime() - swap.hoursAgo * hourMs)
    await saveSwap(transaction, accountId, { ...swap, at })
  }
}
