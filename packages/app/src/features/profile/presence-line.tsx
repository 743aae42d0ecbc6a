import { useLingui } from '@lingui/react/macro'
import { useIsStored } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { PresenceBadge } from '../../shared/presence-badge.tsx'
import * as styles from './profile-page.css.ts'

type Roster = DataOf<typeof listCharacters>

interface PresenceLineProps {
  /** Undefined while loading. */
  readonly roster: Roster | undefined
  /** The last request failed. */
  readonly hasFailed: boolean
}

/** Whether the player is in the game, as far as the game server has reported. Needs the server's answer. */
export function PresenceLine({ roster, hasFailed }: PresenceLineProps): ReactNode {
  const isStored = useIsStored(listCharacters, roster)
  if (isStored && hasFailed) return null
  const answered = isStored ? undefined : roster
  return (
    <div className={styles.presence}>
      {answered ? <PresenceBadge roster={answered} /> : <Skeleton width={120} height={22} isBlock />}
      {answered?.presence === 'unknown' && <UnknownReason />}
    </div>
  )
}

function UnknownReason(): ReactNode {
  const { t } = useLingui()
  return (
    <span className={styles.presenceReason}>
      {t`The game server has gone quiet, so you may still be in the game. Character swaps wait until it reports again.`}
    </span>
  )
}
