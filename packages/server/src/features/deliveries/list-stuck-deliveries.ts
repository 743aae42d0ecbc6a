import type { DeliveryFailure, DeliveryState } from '@olympus/contract/deliveries'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface StuckDelivery {
  readonly id: number
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
  readonly quantity: number
  readonly state: DeliveryState
  readonly queuedAt: Date
  readonly dueAt: Date
  readonly attempts: number
  readonly gameServer: string | null
  readonly reason: DeliveryFailure | null
  readonly gameNote: string | null
}

/** Lists unsettled deliveries with at least `attempts` attempts: dead letters first, then the oldest. */
export const listStuckDeliveries = (
  queries: Queries,
  { attempts, limit }: { readonly attempts: number; readonly limit: number },
): Promise<StuckDelivery[]> =>
  queries.query<StuckDelivery>(sql`
    select id, account_id, character_id, item_id, quantity, state, queued_at, due_at, attempts, game_server, reason, game_note
    from delivery where state = 'delayed' or (state in ('queued', 'claimed') and attempts >= ${attempts})
    order by state = 'delayed' desc, queued_at, id limit ${limit}`)
