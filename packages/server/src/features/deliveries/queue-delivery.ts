import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

export interface Grant {
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
  readonly quantity: number
  /** Refunded to the account if the delivery fails for good. 0 if nothing was paid. */
  readonly paidCoins: number
}

/** Queues a delivery to a character in the caller's transaction. Resolves with its id. */
export async function queueDelivery(transaction: Transaction, grant: Grant): Promise<number> {
  const { accountId, characterId, itemId, quantity, paidCoins } = grant
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into delivery (account_id, character_id, item_id, quantity, paid_coins)
    values (${accountId}, ${characterId}, ${itemId}, ${quantity}, ${paidCoins})
    returning id`)
  return id
}
