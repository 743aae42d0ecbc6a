import type { TaskKind } from '@olympus/contract/bridge/tasks'
import type { TaskFailure } from '@olympus/contract/task-failures'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { TaskState } from './task-rules.ts'

/** What operators see of a task. */
export interface FoundTask {
  readonly kind: TaskKind
  readonly state: TaskState
  readonly world: string
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string | null
  readonly gameItem: object | null
  readonly quantity: number | null
  readonly details: object
  readonly paidCoins: number
  readonly isRefunded: boolean
  readonly queuedAt: Date
  readonly dueAt: Date
  readonly claimedAt: Date | null
  readonly leaseExpiresAt: Date | null
  readonly settledAt: Date | null
  readonly attempts: number
  readonly gameServer: string | null
  readonly reason: TaskFailure | null
  readonly gameNote: string | null
  /** The game's own number of what it did. */
  readonly gameReference: string | null
}

export const findTask = (queries: Queries, id: number): Promise<FoundTask | undefined> =>
  queries.maybeOne<FoundTask>(sql`
    select kind, state, world, account_id, character_id, item_id, game_item, quantity, details, paid_coins,
      refund_transaction_id is not null as is_refunded, queued_at, due_at, claimed_at, lease_expires_at, settled_at, attempts,
      game_server, reason, game_note, game_reference
    from task where id = ${id}`)
