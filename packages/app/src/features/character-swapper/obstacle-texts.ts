import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeactivationObstacle } from '@olympus/contract/character-swapper'

export const obstacleTexts: Record<DeactivationObstacle, MessageDescriptor> = {
  LAST_ACTIVE: msg`This is your last active character. An account keeps at least one.`,
  TOO_MANY_DEACTIVATED: msg`You have as many deactivated characters as possible. Activate one first.`,
  LISTINGS_OPEN: msg`This character has items or bids in the bazaar. Take them back in the game first.`,
}
