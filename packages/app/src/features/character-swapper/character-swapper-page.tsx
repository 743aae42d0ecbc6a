import { useLingui } from '@lingui/react/macro'
import { useApi, useIsStored } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import type { ReactNode } from 'react'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { SelectionCard } from '../../shared/character-selection/selection-card.tsx'
import { swapRefreshMs } from './swapper-rules.ts'
import { Swapper } from './swapper.tsx'

export function CharacterSwapperPage(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(
    listCharacters,
    {},
    { refreshInterval: (data) => (data?.pendingSwap ? swapRefreshMs : 0) },
  )
  // Presence and clock of an earlier visit would be wrong.
  const isStored = useIsStored(listCharacters, answer.data)

  return (
    <>
      <PageHead
        title={t`Character swapper`}
        line={t`One activation per week. The account must be fully offline.`}
      />
      <Loaded
        answer={{ ...answer, data: isStored ? undefined : answer.data }}
        isEmpty={({ characters }) => characters.length === 0}
        empty={
          <EmptyState
            icon="spartan-helmet"
            headingLevel={2}
            title={t`No characters`}
            description={t`Create one in the game. It appears here as soon as the game server reports it.`}
          />
        }
      >
        {(roster) => (
          <Swapper roster={roster}>
            <SelectionCard />
          </Swapper>
        )}
      </Loaded>
    </>
  )
}
