import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { CharacterChip, type CharacterChipProps } from '@olympus/ui/character-chip/character-chip'
import { CharacterChipSkeleton } from '@olympus/ui/character-chip/character-chip-skeleton'
import { CharacterGrid } from '@olympus/ui/character-chip/character-grid'
import { Icon } from '@olympus/ui/icon/icon'
import { Clock, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { characterPath } from '../../player-paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { characterIcon, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { PlaceCount, type PlaceCountProps } from './place-count.tsx'
import type { CharacterMark } from './character-marks.ts'
import * as styles from './profile-page.css.ts'

interface CharacterRosterProps {
  readonly title: string
  /** Undefined while loading. */
  readonly characters: readonly Character[] | undefined
  readonly markOf?: (characterId: number) => CharacterMark | null
  readonly place?: PlaceCountProps
}

/** One section of the roster with its slot count. */
export function CharacterRoster({ title, characters, markOf, place }: CharacterRosterProps): ReactNode {
  const { t } = useLingui()
  const texts = useCharacterTexts()

  function marks(mark: CharacterMark | null): CharacterChipProps['mark'] {
    if (mark === null) return undefined
    if (mark === 'doomed')
      return { tone: 'danger', icon: <Icon icon={Trash2} size={13} />, label: t`About to be deleted` }
    const label = mark === 'activating' ? t`Being activated` : t`Being deactivated`
    return { tone: 'info', icon: <Icon icon={Clock} size={13} />, label }
  }

  return (
    <>
      <div className={styles.rosterHead}>
        <h3 className={styles.rosterTitle}>{title}</h3>
        {place && <PlaceCount {...place} />}
      </div>
      <CharacterGrid aria-label={title} className={styles.roster}>
        {characters
          ? characters.map((character) => (
              <CharacterChip
                key={character.id}
                name={character.name}
                line={texts.line(character)}
                icon={characterIcon(character)}
                element={character.element}
                mark={marks(markOf?.(character.id) ?? null)}
                isDeactivated={!character.isActive}
                link={<Link to={characterPath(character.id)} />}
                deactivatedLabel={t`Deactivated`}
              />
            ))
          : [1, 2, 3].map((key) => <CharacterChipSkeleton key={key} />)}
      </CharacterGrid>
    </>
  )
}
