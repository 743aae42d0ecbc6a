import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Delivery } from '@olympus/contract/deliveries'
import type { TaskFailure } from '@olympus/contract/task-failures'

const failureTexts: Record<TaskFailure, MessageDescriptor> = {
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

/**
 * Why a delivery waits. Reasons that are missing are not for players. The giver of a gift reads them too
 * and cannot make room, so none asks the reader to.
 */
const waitTexts: Partial<Record<TaskFailure, MessageDescriptor>> = {
  ALREADY_OWNED: failureTexts.ALREADY_OWNED,
  BAG_FULL: msg`The character’s inventory is full. It can be delivered once there is room.`,
  CHARACTER_IN_GAME: msg`It can be delivered once the character has left the game.`,
  CLASS_MISMATCH: failureTexts.CLASS_MISMATCH,
  COMPANION_LIST_FULL: msg`The character has no room for another pet or partner. It can be delivered once there is room.`,
  LEVEL_TOO_LOW: failureTexts.LEVEL_TOO_LOW,
  LISTINGS_OPEN: failureTexts.LISTINGS_OPEN,
}

/** Why a delivery failed, or why it still waits. A server of an older release does not say the latter. */
export function deliveryReason({
  state,
  failureReason,
  retryReason,
}: Pick<Delivery, 'state' | 'failureReason' | 'retryReason'>): MessageDescriptor | null {
  if (failureReason) return failureTexts[failureReason]
  if (!retryReason) return null
  return waitTexts[retryReason] ?? (state === 'queued' ? msg`It will be tried again.` : null)
}
