import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryState } from '@olympus/contract/deliveries'

export const deliveryStateNames: Record<DeliveryState, MessageDescriptor> = {
  queued: msg`Queued`,
  claimed: msg`On its way`,
  delayed: msg`Delayed`,
  confirmed: msg`Delivered`,
  failed: msg`Not delivered`,
}

/** The steps of a delivery, in more detail than its state. */
export const deliveryStepNames: Record<DeliveryState, MessageDescriptor> = {
  queued: msg`Queued for the game server`,
  claimed: msg`Picked up by the game server`,
  delayed: msg`Delayed: we are looking into it`,
  confirmed: msg`Delivered in the game`,
  failed: msg`Not delivered`,
}
