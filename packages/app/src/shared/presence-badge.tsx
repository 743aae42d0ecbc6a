import { useLingui } from '@lingui/react/macro'
import type { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { Badge } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, CircleHelp, Clock, Gamepad2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { useMomentText } from './use-moment-text.ts'

interface PresenceBadgeProps {
  readonly roster: DataOf<typeof listCharacters>
}

/** Whether the player is in the game, as far as the game server has reported, or a swap under way. */
export function PresenceBadge({ roster }: PresenceBadgeProps): ReactNode {
  const { t } = useLingui()
  const momentText = useMomentText()
  const { presence, presentCharacterId, characters, pendingSwap, quietGameServer, serverNow } = roster
  if (pendingSwap)
    return (
      <Badge tone="info" icon={<Icon icon={Clock} size={13} />}>
        {t`Swap in progress`}
      </Badge>
    )
  if (presence === 'offline')
    return (
      <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
        {t`Account offline`}
      </Badge>
    )
  if (presence === 'unknown') {
    const since = quietGameServer && momentText(quietGameServer.since, serverNow)
    return (
      <Badge tone="warning" icon={<Icon icon={CircleHelp} size={13} />}>
        {since === null ? t`Status unknown` : t`Unknown since ${since}`}
      </Badge>
    )
  }
  const name = characters.find(({ id }) => id === presentCharacterId)?.name
  return (
    <Badge tone="info" icon={<Icon icon={Gamepad2} size={13} />}>
      {name === undefined ? t`In the game` : t`${name} is in the game`}
    </Badge>
  )
}
