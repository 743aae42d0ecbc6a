import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { Coupon } from '@olympus/contract/coupons'

import { useFormat } from '../../locale/use-format.ts'
import { type ItemLook, useItemLook } from '../game-data/use-item-look.ts'
import { useKnownItems } from '../game-data/use-known-items.ts'
import { useOc } from './use-oc.ts'

/** Describes coupons. Items of the game have a name and an icon once the game data is loaded. */
export function useCouponTexts(coupons: readonly Coupon[] = []) {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const gameLookOf = useItemLook(useKnownItems(coupons.some(({ contents }) => contents.kind === 'game-item')))

  const lookOf = (item: CharacterItem): ItemLook & { readonly fullName: string } => {
    const look = gameLookOf(item)
    return { ...look, fullName: [look.name, look.upgrade].filter(Boolean).join(' ') }
  }

  const counted = (count: number, itemName: string) => {
    if (count === 1) return itemName
    const quantity = format.number(count)
    return t`${quantity} × ${itemName}`
  }

  return {
    lookOf,
    /** What a coupon grants. */
    contents({ contents }: Coupon): string {
      if (contents.kind === 'coins') return oc(contents.coins)
      if (contents.kind === 'tickets')
        return t`${plural(contents.tickets, { one: '# fortune wheel ticket', other: '# fortune wheel tickets' })}`
      if (contents.kind === 'item') return counted(contents.quantity, contents.item.name)
      return counted(contents.item.amount, lookOf(contents.item).fullName)
    },
    /** Null if the coupon has none, or if it can no longer be decrypted. */
    code: ({ origin }: Coupon): string | null => (origin.kind === 'code' ? origin.code : null),
    /** Where a coupon without a code comes from; null for one with a code. */
    source({ origin }: Coupon): string | null {
      if (origin.kind === 'code') return null
      if (origin.kind === 'spin') return t`From the fortune wheel`
      if (origin.kind === 'exchange') return t`From the token exchange`
      const { characterName } = origin
      return t`From ${characterName}, deleted`
    },
  }
}
