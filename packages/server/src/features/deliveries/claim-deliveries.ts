import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { publishDeliveries } from './publish-deliveries.ts'
import { requeueExpired } from './requeue-expired.ts'

interface ClaimOptions {
  readonly gameServer: string
  readonly limit: number
  /** How long the game server may take to answer before another server can claim the delivery. */
  readonly leaseMs: number
}

/** A delivery claimed by one game server. The `id` stays the same, so that the game can detect repeats. */
export interface ClaimedDelivery {
  readonly id: number
  /** The answer must include it. */
  readonly leaseToken: string
  readonly leaseExpiresAt: Date
  readonly attempts: number
  /** The account that paid; for a gift, the giver. */
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
  readonly quantity: number
  /** Only for a gift: the giver's username and message. */
  readonly gift: { readonly giver: string; readonly message: string | null } | null
}

/**
 * Leases queued deliveries to a game server, oldest first. Each delivery has one lease at a time. A delivery
 * without an answer when its lease ends is queued again.
 */
export async function claimDeliveries(
  database: Database,
  { gameServer, limit, leaseMs }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  return database.transaction(async (transaction) => {
    await requeueExpired(transaction)
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
