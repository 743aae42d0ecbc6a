import type { LocaleCode } from '@olympus/contract/locales'
import type { Spin } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { deliveryColumns, deliveryOf, type DeliveryRow } from '../deliveries/delivery-view.ts'
import { type ContentsRow, contentsOf, itemColumns } from './reward-view.ts'
import { jackpotCounterOf } from './standing-decisions.ts'

export type SpinRow = ContentsRow & {
  readonly id: number
  readonly spinNo: number
  readonly set: RewardSet
  readonly tableVersion: number
  readonly rowIndex: number
  readonly rewardId: string
  readonly weight: number
  readonly weightTotal: number
  readonly draw: number
  readonly characterId: number | null
  readonly characterName: string
  readonly couponId: number | null
  readonly seedHash: Buffer
  readonly nonce: number
  readonly receipt: string
  readonly spunAt: Date
  readonly ticketsAfter: number
  readonly tokensAfter: number
} & (DeliveryRow | { readonly deliveryId: null })

const selectSpin = sql`
  select spin.id, spin.spin_no, spin.set, spin.table_version, spin.row_index, reward.reward_id, reward.weight,
    table_set.weight_total, spin.draw, ${itemColumns}, reward.quantity, reward.coins, reward.tickets,
    spin.character_id, character.name as character_name, coupon.id as coupon_id, seed.seed_hash, spin.nonce,
    leaf.statement as receipt, spin.spun_at, spin.tickets_after, spin.tokens_after, ${deliveryColumns}
  from wheel_spin as spin
  join wheel_reward as reward using (table_version, set, row_index)
  join wheel_table_set as table_set using (table_version, set)
  join wheel_seed as seed on seed.id = spin.seed_id
  join wheel_leaf as leaf on leaf.id = spin.leaf_id
  left join item on item.id = reward.item_id
  left join character on character.id = spin.character_id
  left join task on task.id = spin.delivery_id
  left join coupon on coupon.spin_id = spin.id`

export const spinOf = (row: SpinRow, locale: LocaleCode): Spin => ({
  id: row.id,
  set: row.set,
  tableVersion: row.tableVersion,
  rewardIndex: row.rowIndex,
  reward: { id: row.rewardId, contents: contentsOf(row, locale), weight: row.weight },
  weightTotal: row.weightTotal,
  draw: row.draw,
  jackpotCounter: jackpotCounterOf(row.spinNo),
  character: row.characterId === null ? null : { id: row.characterId, name: row.characterName },
  delivery: row.deliveryId === null ? null : deliveryOf(row),
  couponId: row.couponId,
  seedHash: row.seedHash.toString('hex'),
  nonce: row.nonce,
  receipt: row.receipt,
  spunAt: row.spunAt.toISOString(),
  ticketsAfter: row.ticketsAfter,
  tokensAfter: row.tokensAfter,
})

/** Reads the spins that a condition on `spin` selects, in no order. */
export async function readSpins(queries: Queries, chosen: Sql, locale: LocaleCode): Promise<Spin[]> {
  const rows = await queries.query<SpinRow>(sql`${selectSpin} where ${chosen}`)
  return rows.map((row) => spinOf(row, locale))
}

/** Reads the spin that a condition on `spin` selects, if there is one. */
export async function readSpin(queries: Queries, chosen: Sql, locale: LocaleCode): Promise<Spin | null> {
  const [spin] = await readSpins(queries, chosen, locale)
  return spin ?? null
}
