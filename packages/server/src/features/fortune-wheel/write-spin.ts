import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { deliveryColumns, type DeliveryRow } from '../deliveries/delivery-view.ts'
import { insertEvent, notifyPages } from '../live/publish.ts'
import { insertDelivery, notifyTasks } from '../tasks/queue-delivery.ts'
import type { DrawnSpin } from './draw-spin.ts'
import type { Standing } from './standing.ts'

interface NewSpin {
  readonly standing: Standing
  readonly characterId: number
  readonly requestKey: string
  readonly drawn: DrawnSpin
  /** Of coins that were credited. */
  readonly ledgerTransactionId: number | null
}

interface WrittenSpin {
  /** Where the account stands then. */
  readonly standing: Standing
  /** Of an item; null for other rewards. */
  readonly delivery: DeliveryRow | null
}

/** The delivery of the reward; no row for coins and tickets. */
function insertReward({ standing: { accountId }, characterId, drawn }: NewSpin): Sql {
  const { itemId, quantity } = drawn.reward
  if (itemId === null || quantity === null) return sql`select * from task where false`
  return sql`${insertDelivery({ accountId, characterId, itemId, quantity, paidCoins: 0 })} returning *`
}

const afterSpin = (standing: Standing, { seed, reward, revealedSeed }: DrawnSpin): Standing => ({
  ...standing,
  tickets: standing.tickets - 1 + (reward.tickets ?? 0),
  tokens: standing.tokens + 1,
  spins: standing.spins + 1,
  recentSpins: standing.recentSpins + 1,
  active: revealedSeed === null ? { ...seed, spins: seed.spins + 1 } : null,
})

/**
 * Takes a ticket, adds a token and the tickets of the reward, or queues its delivery, counts the spin, and
 * writes it with its entry of the public log, all in one statement.
 */
export async function writeSpin(transaction: Transaction, spin: NewSpin): Promise<WrittenSpin> {
  const { standing, characterId, requestKey, drawn, ledgerTransactionId } = spin
  const { accountId, now } = standing
  const { id, seed, set, draw, rowIndex, reward, receipt, revealedSeed } = drawn
  const after = afterSpin(standing, drawn)
  const { tickets, tokens, spins } = after
  const delivery = await transaction.one<DeliveryRow | { readonly deliveryId: null }>(sql`
    with account as (
      update wheel_account set tickets = ${tickets}, tokens = ${tokens}, spins = ${spins},
        spins_since_jackpot = ${spins}::bigint % 30
      where account_id = ${accountId}
    ), seed as (
      update wheel_seed set spins = ${seed.spins + 1},
        state = case when ${revealedSeed}::text is null then 'active' else 'revealed' end,
        revealed_seed = ${revealedSeed},
        revealed_at = case when ${revealedSeed}::text is not null then ${now}::timestamptz end
      where id = ${seed.id}
    ), entered as (
      insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference, created_at)
      select ${accountId}, currency, amount, balance_after, kind, ${`spin:${id}`}, ${now}::timestamptz
      from (values
        (1, 'ticket', -1, ${standing.tickets - 1}::bigint, 'spin'),
        (2, 'token', 1, ${tokens}::bigint, 'spin'),
        (3, 'ticket', ${reward.tickets ?? 0}::bigint, ${tickets}::bigint, 'reward')
      ) as given (place, currency, amount, balance_after, kind)
      where amount <> 0
      order by place
    ), leaf as (
      insert into wheel_leaf (kind, statement, created_at) values ('spin', ${receipt}, ${now}) returning id
    ), told as (
      ${insertEvent([accountId], { kind: 'wheel-changed' })}
    ), task as (
      ${insertReward(spin)}
    ), spun as (
      insert into wheel_spin (
        id, account_id, spin_no, request_key, seed_id, nonce, table_version, set, row_index, draw, character_id,
        delivery_id, ledger_transaction_id, leaf_id, tickets_after, tokens_after, spun_at
      ) overriding system value
      select ${id}, ${accountId}, ${spins}, ${requestKey}::uuid, ${seed.id}, ${seed.spins}, ${seed.table.version},
        ${set}, ${rowIndex}, ${draw}, ${characterId}, (select id from task), ${ledgerTransactionId}, leaf.id,
        ${tickets}, ${tokens}, ${now}::timestamptz
      from leaf
      returning id
    )
    select ${deliveryColumns} from spun left join task on true`)
  notifyPages(transaction)
  if (delivery.deliveryId === null) return { standing: after, delivery: null }
  notifyTasks(transaction)
  return { standing: after, delivery }
}
