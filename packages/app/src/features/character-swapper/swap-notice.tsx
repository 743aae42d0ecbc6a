import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { useMomentText } from '../../shared/use-moment-text.ts'
import { swapBlock, type Roster } from './swapper-rules.ts'

/** Why nothing can be swapped now. The swap buttons refer to it by `id`. */
export function SwapNotice({ roster, id }: { roster: Roster; id: string }): ReactNode {
  const { t } = useLingui()
  switch (swapBlock(roster)) {
    case null:
      return null
    case 'selection':
      return (
        <Callout id={id} tone="info">
          <Trans>Swapping is closed while a permanent selection is open.</Trans>
        </Callout>
      )
    case 'pending':
      return (
        <Callout id={id} tone="info" role="status" icon={Clock} title={t`Waiting for the game to confirm.`}>
          <PendingText roster={roster} />{' '}
          <TextLink asChild>
            <Link to={paths.swapHistory}>{t`Swap history`}</Link>
          </TextLink>
        </Callout>
      )
    case 'online':
      return (
        <Callout id={id} tone="info" role="status">
          <OnlineText roster={roster} />
        </Callout>
      )
    case 'unknown':
      return (
        <Callout id={id} tone="warning" role="status" title={t`We can’t tell whether you’re online.`}>
          <UnknownText roster={roster} />{' '}
          <TextLink asChild>
            <Link to={paths.contact}>{t`Still stuck after 10 minutes?`}</Link>
          </TextLink>
        </Callout>
      )
  }
}

function PendingText({ roster }: { roster: Roster }): ReactNode {
  const format = useFormat()
  const { pendingSwap, characters } = roster
  const name = characters.find(({ id }) => id === pendingSwap?.characterId)?.name ?? ''
  const slot = format.number((pendingSwap?.slot ?? 0) + 1)
  return pendingSwap?.kind === 'activate' ? (
    <Trans>
      {name} moves to slot {slot} when the game says so, usually within a minute. Please stay out of the game
      until then. If it refuses, this week’s activation is yours again.
    </Trans>
  ) : (
    <Trans>
      {name} leaves its slot when the game says so, usually within a minute. Please stay out of the game until
      then.
    </Trans>
  )
}

function OnlineText({ roster }: { roster: Roster }): ReactNode {
  const { presentCharacterId, characters } = roster
  const name = characters.find(({ id }) => id === presentCharacterId)?.name
  return name === undefined ? (
    <Trans>Your account is in the game. Log out there to swap characters.</Trans>
  ) : (
    <Trans>{name} is in the game. Log out there to swap characters.</Trans>
  )
}

function UnknownText({ roster }: { roster: Roster }): ReactNode {
  const momentText = useMomentText()
  const { quietGameServer, serverNow } = roster
  if (!quietGameServer)
    return (
      <Trans>
        The game server has gone quiet. Swapping opens again as soon as it answers, so that no character is
        changed while it’s playing.
      </Trans>
    )
  const server = quietGameServer.name
  const since = momentText(quietGameServer.since, serverNow)
  return (
    <Trans>
      {server} has been quiet since {since}. Swapping opens again as soon as it answers, so that no character
      is changed while it’s playing.
    </Trans>
  )
}
