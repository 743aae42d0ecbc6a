import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'
import type { Rarity } from '@olympus/contract/shop'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useItemLook } from '../game-data/use-item-look.ts'
import { useKnownItems } from '../game-data/use-known-items.ts'
import { langOf } from './english-texts.ts'
import { NameText } from './name-text.tsx'
import { useOc } from './use-oc.ts'

interface CouponItem {
  /** With its upgrade. */
  readonly name: string
  readonly nameLang?: 'en' | undefined
  /** Undefined until the game data is loaded. */
  readonly icon: string | undefined
  readonly rarity: Rarity
  readonly quantity: number
}

/** Describes coupons. Items of the game have a name and an icon once the game data is loaded. */
export function useCouponTexts(coupons: readonly Coupon[] = []) {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const gameLookOf = useItemLook(useKnownItems(coupons.some(({ contents }) => contents.kind === 'game-item')))

  /** The item of a coupon; null for coins and tickets. */
  const itemOf = ({ contents }: Coupon): CouponItem | null => {
    if (contents.kind === 'coins' || contents.kind === 'tickets') return null
    if (contents.kind === 'item')
      return { ...contents.item, nameLang: langOf(contents.item, 'name'), quantity: contents.quantity }
    const { name, nameLang, upgrade, icon, rarity } = gameLookOf(contents.item)
    const fullName = [name, upgrade].filter(Boolean).join(' ')
    return { name: fullName, nameLang, icon, rarity, quantity: contents.item.amount }
  }

  return {
    itemOf,
    /** What a coupon grants. */
    contents(coupon: Coupon): ReactNode {
      const { contents } = coupon
      if (contents.kind === 'coins') return oc(contents.coins)
      if (contents.kind === 'tickets')
        return t`${plural(contents.tickets, { one: '# fortune wheel ticket', other: '# fortune wheel tickets' })}`
      const item = itemOf(coupon)
      if (!item) return null
      const itemName = <NameText {...item} />
      if (item.quantity === 1) return itemName
      const quantity = format.number(item.quantity)
      return (
        <Trans>
          {quantity} × {itemName}
        </Trans>
      )
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
