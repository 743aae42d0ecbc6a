import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { CharacterCardSkeleton } from '@olympus/ui/character-card/character-card-skeleton'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Icon } from '@olympus/ui/icon/icon'
import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { markOf } from './character-marks.ts'
import { CharacterRoster } from './character-roster.tsx'
import { FeaturedCharacter } from './featured-character.tsx'
import { PlaceCount } from './place-count.tsx'
import { PresenceLine } from './presence-line.tsx'
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
      actions={
        <>
          {data && <PlaceCount count={data.characters.length} max={data.maxCharacters} />}
          <ButtonLink asChild isFlush tone="ghost" size="sm" icon={<Icon icon={ArrowLeftRight} size={14} />}>
            <Link to={paths.characterSwapper}>{t`Character swapper`}</Link>
          </ButtonLink>
        </>
      }
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
        {(loaded) => <Characters answer={loaded} hasFailed={answer.error !== undefined} />}
      </Loaded>
    </Card>
  )
}

interface CharactersProps {
  /** Undefined while loading. */
  readonly answer: Answer | undefined
  readonly hasFailed: boolean
}

function Characters({ answer, hasFailed }: CharactersProps): ReactNode {
  const { t } = useLingui()
  if (!answer)
    return (
      <>
        <PresenceLine roster={undefined} hasFailed={hasFailed} />
        <CharacterCardSkeleton className={styles.featured} />
        <CharacterRoster title={t`Active`} characters={undefined} />
      </>
    )

  const { featured, active, deactivated } = roster(answer)
  return (
    <>
      <PresenceLine roster={answer} hasFailed={hasFailed} />
      {featured && <FeaturedCharacter character={featured} />}
      <CharacterRoster
        title={t`Active`}
        characters={active}
        markOf={(id) => markOf(answer, id)}
        place={{ count: active.length + (featured ? 1 : 0), max: answer.maxActiveSlots }}
      />
      <CharacterRoster
        title={t({ message: 'Deactivated', context: 'several characters' })}
        characters={deactivated}
        markOf={(id) => markOf(answer, id)}
        place={{ count: deactivated.length, max: answer.maxDeactivatedCharacters }}
      />
    </>
  )
}
