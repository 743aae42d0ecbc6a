import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@olympus/api-client/api-error'
import type { DataOf } from '@olympus/contract/endpoint'
import type { SpinLimitReachedData } from '@olympus/contract/wheel'
import type { z } from '@olympus/contract/schema'
import type { getWheel } from '@olympus/contract/fortune-wheel'

import { useFormat } from '../../locale/use-format.ts'
import { messageOfError } from '../../shared/texts/error-messages.ts'
import { useMomentText } from '../../shared/use-moment-text.ts'
import type { WheelCharacter } from './use-wheel-character.ts'

type ReachedLimit = z.output<typeof SpinLimitReachedData>

/** Their texts say themselves that nothing was spent, or there is no ticket to speak of. */
const withoutComfort = new Set<string>(['NO_TICKETS', 'CLIENT_SEED_REQUIRED', 'SEED_CHANGED'])

/** What the wheel says about a spin that did not happen. */
export function useSpinTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const momentText = useMomentText()

  const limitText = ({ maxSpins, freeAt, serverNow }: ReachedLimit): string => {
    if (freeAt === null) return t`You have set your limit to no spins at all.`
    const moment = momentText(freeAt, serverNow)
    return t`You have reached your limit of ${plural(maxSpins, { one: '# spin', other: '# spins' })} in 24 hours. The next spin is possible from: ${moment}.`
  }

  return {
    left: (tickets: number): string =>
      t`${plural(tickets, { one: '# ticket left', other: '# tickets left' })}`,
    progress: (spins: number, jackpotEverySpins: number): string => {
      const done = format.number(spins)
      return t`${done} of ${plural(jackpotEverySpins, { one: '# spin', other: '# spins' })}`
    },
    failed(error: unknown): string {
      if (!(error instanceof ApiError)) return t`An unexpected error occurred. Try again.`
      if (error.isLost)
        return t`The answer was lost. Spin again to see your result: it does not take a second ticket.`
      const message =
        error.key === 'SPIN_LIMIT_REACHED'
          ? limitText(error.data as ReachedLimit)
          : i18n._(messageOfError(error))
      return withoutComfort.has(error.key) ? message : t`${message} Your ticket is still there.`
    },
    /** Why spinning is impossible; undefined if it is possible. */
    blocked(
      { isOpen }: Pick<DataOf<typeof getWheel>, 'isOpen'>,
      { tickets, reached }: { readonly tickets: number; readonly reached: ReachedLimit | null },
      { choice, problem, isNobodyActive, error }: WheelCharacter,
    ): string | undefined {
      if (!isOpen) return t`The fortune wheel is closed right now. Your tickets stay yours.`
      if (tickets === 0) return t`You need a ticket to spin.`
      if (reached) return limitText(reached)
      if (isNobodyActive) return t`Rewards need an active character.`
      if (problem !== undefined) return problem
      if (choice.state === 'unknown')
        return error ? t`Your characters could not be loaded.` : t`Your characters are loading.`
      return choice.character ? undefined : t`Choose the character who gets the reward.`
    },
  }
}
