import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { taskChannel } from './task-notices.ts'

/** An item of the catalog, or one that a deleted character had, as the game reported it. */
export type GrantedItem = { readonly quantity: number } & (
  | { readonly itemId: string; readonly gameItem?: null }
  | { readonly itemId?: null; readonly gameItem: object }
)

export type Grant = GrantedItem & {
  readonly accountId: number
  readonly characterId: number
  /** Refunded to the account if the delivery fails for good. 0 if nothing was paid. */
  readonly paidCoins: number
}

/** Queues a delivery to a character in the caller's transaction. Resolves with its id. */
export async function queueDelivery(transaction: Transaction, grant: Grant): Promise<number> {
  const { accountId, characterId, itemId = null, gameItem = null, quantity, paidCoins } = grant
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into task (kind, world, account_id, character_id, item_id, game_item, quantity, paid_coins)
    select 'delivery', world, ${accountId}, id, ${itemId}::text, ${gameItem}::jsonb, ${quantity}::int, ${paidCoins}::bigint
    from character where id = ${characterId}
    returning id`)
  transaction.notify(taskChannel)
  return id
}
