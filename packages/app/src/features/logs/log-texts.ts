import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  CouponKind,
  MovementKind,
  OrderKind,
  RewardState,
  WheelLog,
  WheelLogKind,
} from '@olympus/contract/logs'
import type { GiftDirection, ShopOrder } from '@olympus/contract/shop'

import { deliveryStateNames } from '../../shared/texts/delivery-texts.ts'

export const couponKindNames: Record<CouponKind, MessageDescriptor> = {
  coins: msg`Olympus Coins`,
  item: msg`Item`,
  tickets: msg`Fortune wheel tickets`,
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
  'wheel-reward': msg`Fortune wheel reward`,
  'operator-grant': msg`Credited by support`,
  'operator-deduction': msg`Deducted by support`,
  'demo-opening': msg`Opening balance`,
}

export const wheelLogKindNames: Record<WheelLogKind, MessageDescriptor> = {
  spin: msg`All spins`,
  regular: msg`Regular set`,
  jackpot: msg`Jackpot set`,
  exchange: msg`Token exchange`,
  award: msg`Tickets received`,
}

export const rewardStateNames: Record<RewardState, MessageDescriptor> = {
  queued: deliveryStateNames.queued,
  claimed: deliveryStateNames.claimed,
  delayed: deliveryStateNames.delayed,
  confirmed: deliveryStateNames.confirmed,
  credited: msg`Credited`,
  coupon: msg`Refused, kept as a coupon`,
}

export const awardNames: Record<Extract<WheelLog, { kind: 'award' }>['origin'], MessageDescriptor> = {
  game: msg`From the game`,
  coupon: msg`From a coupon`,
  operator: msg`From support`,
}
