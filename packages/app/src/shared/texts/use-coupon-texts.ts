import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'

import { useFormat } from '../../locale/use-format.ts'
import { useOc } from './use-oc.ts'

/** Describes what a coupon grants. */
export function useCouponTexts() {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()

  return {
    contents({ contents }: Coupon): string {
      if (contents.kind === 'coins') return oc(contents.coins)
      const itemName = contents.item.name
      if (contents.quantity === 1) return itemName
      const quantity = format.number(contents.quantity)
      return t`${quantity} × ${itemName}`
    },
  }
}
