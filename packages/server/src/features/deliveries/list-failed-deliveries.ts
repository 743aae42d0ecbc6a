import type { DeliveryFailure } from '@olympus/contract/deliveries'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface FailedDelivery {
  readonly id: number
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
  readonly quantity: number
  readonly settledAt: Date
  readonly attempts: number
  readonly gameServer: string | null
  readonly reason: DeliveryFailure | null
  readonly gameNote: string | null
  readonly refundedCoins: number | null
  readonly replacedById: number | null
}

/** Lists deliveries that failed for good, newest first. */
export const listFailedDeliveries = (queries: Queries, limit: number): Promise<FailedDelivery[]> =>
  queries.query<FailedDelivery>(sql`
    select id, account_id, character_id, item_id, quantity, settled_at, attempts, game_server, reason, game_note,
      case when refund_transaction_id is not null then paid_coins end as refunded_coins, replaced_by_id
    from delivery where state = 'failed' order by settled_at desc, id desc limit ${limit}`)
