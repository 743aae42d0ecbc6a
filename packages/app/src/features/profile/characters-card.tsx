import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { Card } from '@olympus/ui/card/card'
import { CharacterCardSkeleton } from '@olympus/ui/character-card/character-card-skeleton'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import type { ReactNode } from 'react'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { CharacterRoster } from './character-roster.tsx'
import { FeaturedCharacter } from './featured-character.tsx'
import { PlaceCount } from './place-count.tsx'
import * as styles from './profile-page.css.ts'
import { roster } from './roster-rules.ts'

type Answer = DataOf<typeof listCharacters>

export function CharactersCard(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(listCharacters)
  const { data } = answer

  return (
    <Card
      isFlush
      title={t`Characters`}
      actions={data && <PlaceCount count={data.characters.length} max={data.maxCharacters} />}
    >
      <Loaded
        answer={answer}
        isEmpty={({ characters }) => characters.length === 0}
        empty={
          <EmptyState
            icon="spartan-helmet"
            headingLevel={3}
            size="sm"
            title={t`No characters`}
            description={t`Create one in the game. It appears here as soon as the game server reports it.`}
          />
        }
      >
        {(loaded) => <Characters answer={loaded} />}
      </Loaded>
    </Card>
  )
}

function Characters({ answer }: { answer: Answer | undefined }): ReactNode {
  const { t } = useLingui()
  if (!answer)
    return (
      <>
        <CharacterCardSkeleton className={styles.featured} />
        <CharacterRoster title={t`Active`} characters={undefined} />
      </>
    )

  const { featured, active, deactivated } = roster(answer.characters)
  return (
    <>
      {featured && <FeaturedCharacter character={featured} />}
      <CharacterRoster
        title={t`Active`}
        characters={active}
        place={{ count: active.length + (featured ? 1 : 0), max: answer.maxActiveSlots }}
      />
      <CharacterRoster
        title={t`Deactivated`}
        characters={deactivated}
        place={{ count: deactivated.length, max: answer.maxDeactivatedCharacters }}
      />
    </>
  )
}
