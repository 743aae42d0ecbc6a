import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CouponKind, MovementKind } from '@olympus/contract/logs'

export const couponKindNames: Record<CouponKind, MessageDescriptor> = {
  coins: msg`Olympus Coins`,
  item: msg`Item`,
}

export const movementNames: Record<MovementKind, MessageDescriptor> = {
  donation: msg`Purchase of Olympus Coins`,
  'donation-reversal': msg`Payment taken back`,
  'donation-reinstatement': msg`Payment reinstated`,
  'shop-order': msg`Shop order`,
  'delivery-refund': msg`Refund of a delivery`,
  coupon: msg`Coupon`,
  'demo-opening': msg`Opening balance`,
}
