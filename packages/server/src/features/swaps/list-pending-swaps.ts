import type { SwapKind } from '@olympus/contract/character-swapper'
import type { DeliveryState } from '@olympus/contract/deliveries'
import type { TaskFailure } from '@olympus/contract/task-failures'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { lapseMinutes } from './settle-swaps.ts'

export interface PendingSwapRow {
  readonly taskId: number
  readonly accountId: number
  readonly characterId: number
  readonly kind: SwapKind
  readonly requestedAt: Date
  readonly taskState: DeliveryState
  readonly attempts: number
  readonly gameServer: string | null
  readonly reason: TaskFailure | null
  readonly gameNote: string | null
  /** No game server has it now, though one had claimed it. It never lapses. */
  readonly isStuck: boolean
}

/** Lists swaps that wait for the game, the oldest first. */
export const listPendingSwaps = (queries: Queries, limit: number): Promise<PendingSwapRow[]> =>
  queries.query<PendingSwapRow>(sql`
    select task_id, character_swap.account_id, character_swap.character_id, character_swap.kind, requested_at,
      task.state as task_state, attempts, game_server, reason, game_note,
      claimed_at is not null and requested_at <= now() - make_interval(mins => ${lapseMinutes})
        and (task.state <> 'claimed' or lease_expires_at <= now()) as is_stuck
    from character_swap join task on task.id = task_id
    where character_swap.state = 'pending' order by requested_at, task_id limit ${limit}`)
