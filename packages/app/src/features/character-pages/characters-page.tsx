import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { use, type ReactNode } from 'react'

import { characterPath } from '../../player-paths.ts'
import { paths } from '../../paths.ts'
import { useUserOrFail } from '../../session/session-context.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { PageFrames } from '../../shared/navigation/page-frames.ts'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { useRememberedCharacter } from '../../shared/remembered-character.ts'

/** Leads to the player's character that was viewed last, else to the first active one. */
export function CharactersPage(): ReactNode {
  const { t } = useLingui()
  const { id: userId } = useUserOrFail()
  const [viewedId] = useRememberedCharacter('page', userId)
  const frameOf = use(PageFrames)
  const roster = useApi(listCharacters)
  const characters = roster.data?.characters ?? []
  const next =
    characters.find(({ id }) => id === viewedId) ??
    characters.find(({ isActive }) => isActive) ??
    characters[0]
  if (next)
    return (
      <>
        <LeadOn to={characterPath(next.id)} isBrowsersChoice />
        {frameOf(paths.characters)}
      </>
    )

  return (
    <>
      <PageHead title={t`Characters`} />
      <Card isFlush>
        <Loaded answer={roster}>
          {(loaded) =>
            loaded && (
              <EmptyState
                icon="spartan-helmet"
                title={t`No characters`}
                description={t`Create one in the game. It appears here as soon as the game server reports it.`}
              />
            )
          }
        </Loaded>
      </Card>
    </>
  )
}
