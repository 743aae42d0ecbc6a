import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryState } from '@olympus/contract/deliveries'
import type { TaskFailure } from '@olympus/contract/task-failures'

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

export const deliveryFailureTexts: Record<TaskFailure, MessageDescriptor> = {
  ALREADY_OWNED: msg`The character already has it and can have only one.`,
  BAG_FULL: msg`The character’s inventory is full.`,
  CHARACTER_DELETED: msg`The character was deleted in the game.`,
  CHARACTER_IN_GAME: msg`The character was in the game.`,
  CHARACTER_NOT_FOUND: msg`The game server does not know this character.`,
  CLASS_MISMATCH: msg`The character’s class cannot use it.`,
  COMPANION_LIST_FULL: msg`The character has no room for another pet or partner.`,
  GIVEN_UP: msg`No game server was able to deliver it.`,
  ITEM_NOT_FOUND: msg`The game server does not know this item.`,
  LEVEL_TOO_LOW: msg`The character’s level is too low.`,
  LISTINGS_OPEN: msg`The character has listings or bids in the bazaar.`,
  NOT_SUPPORTED: msg`The game server cannot do this.`,
  OTHER: msg`The game server refused it.`,
}
