import type { GameItem } from '@olympus/contract/bridge/sections'
import type { Coupon } from '@olympus/contract/coupons'
import type { LocaleCode } from '@olympus/contract/locales'
import type { z } from '@olympus/contract/schema'
import type { Rarity } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type LocalizedText, textsIn } from '../../localized-text.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { projectItem } from '../character-pages/item-rules.ts'
import { deliveryColumns, deliveryOf, type DeliveryRow } from '../deliveries/delivery-view.ts'
import type { Ports } from '../ports.ts'
import { openCouponCode } from './coupon-secrets.ts'

type CouponRow = {
  readonly id: number
  readonly accountId: number
  readonly codeBox: Buffer | null
  /** Of an item that a character had that is deleted. */
  readonly fromName: string | null
  readonly spinId: number | null
  readonly exchangeId: number | null
  readonly couponClaimedAt: Date
  readonly redeemedAt: Date | null
} & (
  | { readonly coins: number }
  | { readonly coins: null; readonly tickets: number }
  | { readonly coins: null; readonly tickets: null; readonly gameItem: z.output<typeof GameItem> }
  | {
      readonly coins: null
      readonly tickets: null
      readonly gameItem: null
      readonly itemId: string
      readonly itemName: LocalizedText
      readonly icon: string
      readonly rarity: Rarity
      readonly quantity: number
    }
) &
  ({ readonly characterId: null } | ({ readonly characterId: number; characterName: string } & DeliveryRow))

export interface CouponReader extends Pick<Ports, 'secretBox'> {
  readonly queries: Queries
  readonly locale: LocaleCode
}

const selectCoupon = sql`
  select coupon.id, coupon.account_id, coupon.code_box, coupon.claimed_at as coupon_claimed_at, coupon.redeemed_at, coupon.coins,
    coupon.tickets, coupon.spin_id, coupon.exchange_id, coupon.item_id, coupon.quantity, coupon.game_item, item.name as item_name, item.icon, item.rarity,
    from_character.name as from_name, coupon.character_id, character.name as character_name, ${deliveryColumns}
  from coupon
  left join item on item.id = coupon.item_id
  left join character on character.id = coupon.character_id
  left join character as from_character on from_character.id = coupon.from_character_id
  left join task on task.id = coupon.delivery_id`

function contentsOf(row: CouponRow, locale: LocaleCode): Coupon['contents'] {
  if (row.coins !== null) return { kind: 'coins', coins: row.coins }
  if (row.tickets !== null) return { kind: 'tickets', tickets: row.tickets }
  if (row.gameItem !== null) return { kind: 'game-item', item: projectItem(row.gameItem) }
  const { itemId, itemName, icon, rarity, quantity } = row
  return {
    kind: 'item',
    item: { id: itemId, ...textsIn({ name: itemName }, locale), icon, rarity },
    quantity,
  }
}

function originOf(row: CouponRow, secretBox: SecretBox): Coupon['origin'] {
  const { accountId, codeBox, fromName, spinId, exchangeId } = row
  if (fromName !== null) return { kind: 'selection', characterName: fromName }
  if (spinId !== null) return { kind: 'spin', spinId }
  if (exchangeId !== null) return { kind: 'exchange', exchangeId }
  return { kind: 'code', code: openCouponCode(secretBox, { box: codeBox, accountId }) }
}

const couponOf = (row: CouponRow, { secretBox, locale }: CouponReader): Coupon => ({
  id: row.id,
  origin: originOf(row, secretBox),
  contents: contentsOf(row, locale),
  claimedAt: row.couponClaimedAt.toISOString(),
  redeemedAt: row.redeemedAt?.toISOString() ?? null,
  character: row.characterId === null ? null : { id: row.characterId, name: row.characterName },
  delivery: row.characterId === null ? null : deliveryOf(row),
})

/** Reads the coupons that a SQL clause selects, in its order. */
export async function readCoupons(reader: CouponReader, clause: Sql): Promise<Coupon[]> {
  const rows = await reader.queries.query<CouponRow>(sql`${selectCoupon} ${clause}`)
  return rows.map((row) => couponOf(row, reader))
}

export async function readCoupon(reader: CouponReader, couponId: number): Promise<Coupon> {
  const [coupon] = await readCoupons(reader, sql`where coupon.id = ${couponId}`)
  if (!coupon) throw new Error(`Coupon ${couponId} does not exist`)
  return coupon
}
