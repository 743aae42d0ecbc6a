import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CouponKind, MovementKind, OrderKind } from '@olympus/contract/logs'
import type { GiftDirection, ShopOrder } from '@olympus/contract/shop'

import { deliveryStateNames } from '../../shared/texts/delivery-texts.ts'

export const couponKindNames: Record<CouponKind, MessageDescriptor> = {
  coins: msg`Olympus Coins`,
  item: msg`Item`,
  'game-item': msg`Item of a deleted character`,
}

export const giftNames: Record<GiftDirection, MessageDescriptor> = {
  'gift-given': msg`Gift sent`,
  'gift-received': msg`Gift received`,
}

export const orderPaymentMethodNames: Record<ShopOrder['paymentMethod'], MessageDescriptor> = {
  coins: msg`Olympus Coins`,
}

export const orderKindNames: Record<OrderKind, MessageDescriptor> = { ...deliveryStateNames, ...giftNames }

export const movementNames: Record<MovementKind, MessageDescriptor> = {
  donation: msg`Olympus Coins purchase`,
  'donation-reversal': msg`Payment reversed`,
  'donation-reinstatement': msg`Payment reinstated`,
  'shop-order': msg`Shop order`,
  'delivery-refund': msg`Delivery refund`,
  coupon: msg({ message: 'Coupon', context: 'movement' }),
  'operator-grant': msg`Credited by support`,
  'operator-deduction': msg`Deducted by support`,
  'demo-opening': msg`Opening balance`,
}
