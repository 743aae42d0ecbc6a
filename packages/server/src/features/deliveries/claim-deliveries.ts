import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { publishDeliveries } from './publish-deliveries.ts'
import { requeueLapsed } from './requeue-lapsed.ts'

interface ClaimOptions {
  readonly gameServer: string
  readonly limit: number
  /** How long the game server has time to answer before the delivery is given to whoever asks next. */
  readonly leaseMs: number
}

/** A delivery in the hands of one game server. `id` is the same at every attempt, so the game can tell a repeat. */
export interface ClaimedDelivery {
  readonly id: number
  /** Has to come with the answer. */
  readonly leaseToken: string
  readonly leaseExpiresAt: Date
  readonly attempts: number
  /** Who paid; of a gift, who gives it. */
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
  readonly quantity: number
  /** Set for a gift: the username of its giver and what was written to it. */
  readonly gift: { readonly giver: string; readonly message: string | null } | null
}

/**
 * Hands queued deliveries to a game server, the oldest first, each to one server at a time. What is neither confirmed nor
 * given back before the lease ends is queued again.
 */
export async function claimDeliveries(
  database: Database,
  { gameServer, limit, leaseMs }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  return database.transaction(async (transaction) => {
    await requeueLapsed(transaction)
    const claimed = await transaction.query<ClaimedDelivery>(sql`
      with claimed as (
        update delivery set
          state = 'claimed', game_server = ${gameServer}, attempts = attempts + 1, claimed_at = now(),
          lease_token = gen_random_uuid(), lease_expires_at = now() + ${leaseMs} * interval '1 millisecond'
        where id in (
          select id from delivery where state = 'queued' and due_at <= now()
          order by due_at, id limit ${limit} for update skip locked
        )
        returning id, lease_token, lease_expires_at, attempts, account_id, character_id, item_id, quantity
      )
      select claimed.*, case when gift.order_id is not null
          then jsonb_build_object('giver', username, 'message', message) end as gift
      from claimed
      left join shop_order on shop_order.delivery_id = claimed.id
      left join gift on gift.order_id = shop_order.id
      left join account on account.id = gift.account_id`)
    if (claimed.length > 0)
      await publishDeliveries(
        transaction,
        claimed.map(({ id }) => id),
      )
    return claimed.sort((one, other) => one.id - other.id)
  })
}
