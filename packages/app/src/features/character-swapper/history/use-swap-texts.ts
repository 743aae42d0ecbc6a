import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Swap } from '@olympus/contract/character-swapper'
import type { TaskFailure } from '@olympus/contract/task-failures'

import { useFormat } from '../../../locale/use-format.ts'
import { confirmationTime, isGivenBack } from './swap-rules.ts'

const refused = msg`The game server refused it.`

/** Swaps fail for few of the reasons of tasks. */
const failureTexts: Partial<Record<TaskFailure, MessageDescriptor>> = {
  CHARACTER_DELETED: msg`The character was deleted in the game.`,
  CHARACTER_IN_GAME: msg`The character was in the game.`,
  CHARACTER_NOT_FOUND: msg`The game server does not know this character.`,
  GIVEN_UP: msg`No game server was able to do it.`,
  LISTINGS_OPEN: msg`The character has listings or bids in the bazaar.`,
  NOT_SUPPORTED: msg`The game server cannot do this.`,
}

/** What a swap was and what came of it. */
export function useSwapTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()

  /** "Activated, slot 1" if it is done, otherwise "Activate, slot 1". */
  function act({ kind, state, slot }: Swap): string {
    const number = format.number((slot ?? 0) + 1)
    const isDone = state === 'applied'
    if (kind === 'deactivate') return isDone ? t({ message: 'Deactivated', context: 'swap' }) : t`Deactivate`
    return isDone ? t`Activated, slot ${number}` : t`Activate, slot ${number}`
  }

  function outcome(swap: Swap): string {
    const { state, requestedAt, failureReason, gameServer } = swap
    switch (state) {
      case 'pending': {
        const moment = format.dateTime(requestedAt)
        return t`Requested: ${moment}`
      }
      case 'applied': {
        const { amount, unit } = confirmationTime(swap)
        const duration = format.unit(amount, unit)
        return t`Confirmed in ${duration}`
      }
      case 'lapsed':
        return gameServer === null ? t`The game didn’t answer.` : t`${gameServer} didn’t answer.`
      case 'failed':
        return i18n._((failureReason && failureTexts[failureReason]) ?? refused)
    }
  }

  function note(swap: Swap): string {
    const reason = outcome(swap)
    return isGivenBack(swap) ? t`${reason} Activation given back.` : reason
  }

  return {
    act,
    note,
    result({ state, gameServer }: Swap): string {
      if (state === 'applied') return t`Done`
      if (state !== 'pending') return t`Not done`
      return gameServer === null ? t`Waiting for the game` : t`Waiting for ${gameServer}`
    },
  }
}
