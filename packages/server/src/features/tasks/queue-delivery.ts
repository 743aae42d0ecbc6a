import sql, { type Sql } from 'sql-template-tag'
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

/** Inserts the delivery. Whoever runs it as a part of a larger statement calls `notifyTasks`. */
export const insertDelivery = ({
  accountId,
  characterId,
  itemId = null,
  gameItem = null,
  quantity,
  paidCoins,
}: Grant): Sql => sql`
  insert into task (kind, world, account_id, character_id, item_id, game_item, quantity, paid_coins)
  select 'delivery', world, ${accountId}, id, ${itemId}::text, ${gameItem}::jsonb, ${quantity}::int, ${paidCoins}::bigint
  from character where id = ${characterId}`

/** Tells game servers that wait for tasks. */
export const notifyTasks = (transaction: Transaction): void => transaction.notify(taskChannel)

/** Queues a delivery to a character in the caller's transaction. Resolves with its id. */
export async function queueDelivery(transaction: Transaction, grant: Grant): Promise<number> {
  const { id } = await transaction.one<{ id: number }>(sql`${insertDelivery(grant)} returning id`)
  notifyTasks(transaction)
  return id
}
