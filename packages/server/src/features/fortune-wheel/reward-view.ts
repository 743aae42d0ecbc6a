import type { Rarity } from '@olympus/contract/shop'
import type { WheelContents } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import { type LocalizedText, textsIn } from '../../localized-text.ts'
import type { LocaleCode } from '@olympus/contract/locales'

/** What a row of a table, an offer or an exchange grants: one of the three. */
export interface ContentsRow {
  readonly itemId: string | null
  readonly itemName: LocalizedText | null
  readonly icon: string | null
  readonly rarity: Rarity | null
  readonly quantity: number | null
  readonly coins: number | null
  readonly tickets: number | null
}

/** The columns of `item` that `contentsOf` needs. */
export const itemColumns = sql`item.id as item_id, item.name as item_name, item.icon, item.rarity`

export function contentsOf(row: ContentsRow, locale: LocaleCode): WheelContents {
  const { itemId, itemName, icon, rarity, quantity, coins, tickets } = row
  if (itemId !== null && itemName && icon !== null && rarity && quantity !== null)
    return {
      kind: 'item',
      item: { id: itemId, ...textsIn({ name: itemName }, locale), icon, rarity },
      quantity,
    }
  if (coins !== null) return { kind: 'coins', coins }
  if (tickets !== null) return { kind: 'tickets', tickets }
  throw new Error('A reward of the wheel grants nothing')
}
