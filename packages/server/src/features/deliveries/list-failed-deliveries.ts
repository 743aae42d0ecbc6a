import type { TaskKind } from '@olympus/contract/bridge/tasks'
import type { TaskFailure } from '@olympus/contract/task-failures'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { isKeptAsCoupon } from './refused-rewards.ts'
import { isSettledSwap } from '../swaps/settle-swaps.ts'
import type { GameItemName } from './game-item-name.ts'
import { isCharacterGone } from './is-character-gone.ts'

export interface FailedDelivery {
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
  readonly settledAt: Date
  readonly attempts: number
  readonly gameServer: string | null
  readonly reason: TaskFailure | null
  readonly gameNote: string | null
  readonly refundedCoins: number | null
  readonly replacedById: number | null
  readonly isKeptAsCoupon: boolean
  readonly isSettledSwap: boolean
  readonly isCharacterGone: boolean
}

/** Lists deliveries and other tasks that failed for good, newest first. */
export const listFailedDeliveries = (queries: Queries, limit: number): Promise<FailedDelivery[]> =>
  queries.query<FailedDelivery>(sql`
    select id, account_id, character_id, kind, item_id, game_item, quantity, settled_at, attempts, game_server, reason, game_note,
      case when refund_transaction_id is not null then paid_coins end as refunded_coins, replaced_by_id,
      ${isKeptAsCoupon} as is_kept_as_coupon, ${isSettledSwap} as is_settled_swap, ${isCharacterGone} as is_character_gone
    from task where state = 'failed' order by settled_at desc, id desc limit ${limit}`)
