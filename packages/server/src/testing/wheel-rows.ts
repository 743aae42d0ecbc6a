import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../database/database.ts'
import { giveTickets } from '../features/wheel-book/enter-tickets.ts'
import { queueDelivery } from '../features/tasks/queue-delivery.ts'

interface Granted {
  readonly accountId: number
  readonly characterId: number
  readonly itemId: string
}

/** The row of a spin that drew two of an item, with its delivery. The wheel of the account is untouched. */
export async function createSpin(transaction: Transaction, granted: Granted) {
  const { accountId, characterId, itemId } = granted
  const deliveryId = await queueDelivery(transaction, { ...granted, quantity: 2, paidCoins: 0 })
  const { version } = await transaction.one<{ version: number }>(sql`
    with version as (
      insert into wheel_table (version, starts_at)
      select coalesce(max(version), 0) + 1, now() + coalesce(max(version), 0) * interval '1 day' from wheel_table
      returning version
    ), set as (
      insert into wheel_table_set (table_version, set, text, table_hash, weight_total)
      select version, 'regular', '', ${randomBytes(32)}, 1 from version
    )
    insert into wheel_reward (table_version, set, row_index, reward_id, item_id, quantity, weight)
    select version, 'regular', 0, 'reward', ${itemId}, 2, 1 from version returning table_version as version`)
  const { id: spinId } = await transaction.one<{ id: number }>(sql`
    with leaf as (
      insert into wheel_leaf (kind, statement) values ('seed', 'test'), ('spin', 'test') returning id
    ), seed as (
      insert into wheel_seed (
        account_id, state, table_version, seed_box, seed_hash, revealed_seed, client_seed, spins, leaf_id, activated_at, revealed_at
      )
      select ${accountId}, 'revealed', ${version}, '', ${randomBytes(32)}, repeat('a', 64), repeat('b', 16), 1, min(id), now(), now()
      from leaf returning id
    )
    insert into wheel_spin (
      account_id, spin_no, request_key, seed_id, nonce, table_version, set, row_index, draw, character_id, delivery_id, leaf_id,
      tickets_after, tokens_after
    )
    select ${accountId}, coalesce((select max(spin_no) from wheel_spin where account_id = ${accountId}), 0) + 1,
      gen_random_uuid(), (select id from seed), 0, ${version}, 'regular', 0, 0, ${characterId}, ${deliveryId}, max(id), 0, 1
    from leaf returning id`)
  return { spinId, deliveryId }
}

/** The row of an exchange for two of an item, with its delivery. */
export async function createExchange(transaction: Transaction, granted: Granted) {
  const { accountId, characterId, itemId } = granted
  const deliveryId = await queueDelivery(transaction, { ...granted, quantity: 2, paidCoins: 0 })
  const { id: exchangeId } = await transaction.one<{ id: number }>(sql`
    with offer as (
      insert into wheel_offer (id, item_id, quantity, price_tokens, position)
      values ('offer-' || gen_random_uuid(), ${itemId}, 1, 10, 0) returning id
    )
    insert into wheel_exchange (
      account_id, offer_id, item_id, item_quantity, quantity, price_tokens, character_id, delivery_id, tickets_after, tokens_after
    )
    select ${accountId}, id, ${itemId}, 1, 2, 10, ${characterId}, ${deliveryId}, 0, 0 from offer returning id`)
  return { exchangeId, deliveryId }
}

/** A row of each kind that the wheel has for an account: three tickets, a limit, a spin and an exchange. */
export const fillWheel = (database: Database, granted: Granted): Promise<{ readonly spinId: number }> =>
  database.transaction(async (transaction) => {
    const { accountId } = granted
    await giveTickets(transaction, { accountId, amount: 3, kind: 'operator', reference: `test:${accountId}` })
    await transaction.execute(sql`update wheel_account set max_spins = 7 where account_id = ${accountId}`)
    await createExchange(transaction, granted)
    return createSpin(transaction, granted)
  })
