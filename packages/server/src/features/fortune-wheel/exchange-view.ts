import type { LocaleCode } from '@olympus/contract/locales'
import type { WheelLog } from '@olympus/contract/logs'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { deliveryColumns, deliveryOf, type DeliveryRow } from '../deliveries/delivery-view.ts'
import { type ContentsRow, contentsOf, itemColumns } from './reward-view.ts'

export type Exchange = Extract<WheelLog, { readonly kind: 'exchange' }>

type ExchangeRow = ContentsRow & {
  readonly id: number
  readonly createdAt: Date
  readonly exchanged: number
  readonly priceTokens: number
  readonly characterId: number | null
  readonly characterName: string
  readonly couponId: number | null
  readonly ticketsAfter: number
  readonly tokensAfter: number
} & (DeliveryRow | { readonly deliveryId: null })

const exchangeOf = (row: ExchangeRow, locale: LocaleCode): Exchange => ({
  kind: 'exchange',
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  contents: contentsOf(row, locale),
  quantity: row.exchanged,
  priceTokens: row.priceTokens,
  character: row.characterId === null ? null : { id: row.characterId, name: row.characterName },
  delivery: row.deliveryId === null ? null : deliveryOf(row),
  couponId: row.couponId,
  ticketsAfter: row.ticketsAfter,
  tokensAfter: row.tokensAfter,
})

/** Reads the exchanges that a condition on `exchange` selects, in no order. */
export async function readExchanges(queries: Queries, chosen: Sql, locale: LocaleCode): Promise<Exchange[]> {
  const rows = await queries.query<ExchangeRow>(sql`
    select exchange.id, exchange.created_at, ${itemColumns}, exchange.item_quantity as quantity, null as coins,
      exchange.tickets, exchange.quantity as exchanged, exchange.price_tokens, exchange.character_id,
      character.name as character_name, coupon.id as coupon_id, exchange.tickets_after, exchange.tokens_after,
      ${deliveryColumns}
    from wheel_exchange as exchange
    left join item on item.id = exchange.item_id
    left join character on character.id = exchange.character_id
    left join task on task.id = exchange.delivery_id
    left join coupon on coupon.exchange_id = exchange.id
    where ${chosen}`)
  return rows.map((row) => exchangeOf(row, locale))
}
