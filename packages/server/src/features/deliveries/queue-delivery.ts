import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

export interface Grant {
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
  readonly quantity: number
  /** What the account gets back if the delivery fails for good; 0 for a gift. */
  readonly paidCoins: number
}

/** Grants something to a character. Runs in the transaction of the act that grants it; resolves with the delivery's id. */
export async function queueDelivery(transaction: Transaction, grant: Grant): Promise<number> {
  const { accountId, characterId, itemId, quantity, paidCoins } = grant
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into delivery (account_id, character_id, item_id, quantity, paid_coins)
    values (${accountId}, ${characterId}, ${itemId}, ${quantity}, ${paidCoins})
    returning id`)
  return id
}
