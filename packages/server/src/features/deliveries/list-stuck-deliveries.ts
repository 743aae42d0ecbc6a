import type { TaskKind } from '@olympus/contract/bridge/tasks'
import type { DeliveryState } from '@olympus/contract/deliveries'
import type { TaskFailure } from '@olympus/contract/task-failures'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { GameItemName } from './game-item-name.ts'

export interface StuckDelivery {
  readonly id: number
  readonly accountId: number
  readonly characterId: number
  readonly kind: TaskKind
  /** Of a delivery of an item of the catalog. */
  readonly itemId: string | null
  /** Of a delivery of an item that a deleted character had. */
  readonly gameItem: GameItemName | null
  /** Of any delivery. */
  readonly quantity: number | null
  readonly state: DeliveryState
  readonly queuedAt: Date
  readonly dueAt: Date
  readonly attempts: number
  readonly gameServer: string | null
  readonly reason: TaskFailure | null
  readonly gameNote: string | null
}

/** Lists unsettled tasks with at least `attempts` attempts: dead letters first, then the oldest. */
export const listStuckDeliveries = (
  queries: Queries,
  { attempts, limit }: { readonly attempts: number; readonly limit: number },
): Promise<StuckDelivery[]> =>
  queries.query<StuckDelivery>(sql`
    select id, account_id, character_id, kind, item_id, game_item, quantity, state, queued_at, due_at, attempts, game_server, reason, game_note
    from task where state = 'delayed' or (state in ('queued', 'claimed') and attempts >= ${attempts})
    order by state = 'delayed' desc, queued_at, id limit ${limit}`)
