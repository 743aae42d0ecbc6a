import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { CharacterChip } from '@olympus/ui/character-chip/character-chip'
import { CharacterChipSkeleton } from '@olympus/ui/character-chip/character-chip-skeleton'
import { CharacterGrid } from '@olympus/ui/character-chip/character-grid'
import type { ReactNode } from 'react'

import { characterIcons, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { PlaceCount, type PlaceCountProps } from './place-count.tsx'
import * as styles from './profile-page.css.ts'

interface CharacterRosterProps {
  readonly title: string
  /** Undefined while loading. */
  readonly characters: readonly Character[] | undefined
  readonly place?: PlaceCountProps
}

/** One section of the roster with its slot count. */
export function CharacterRoster({ title, characters, place }: CharacterRosterProps): ReactNode {
  const { t } = useLingui()
  const texts = useCharacterTexts()

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
                icon={characterIcons[character.characterClass]}
                element={character.element}
                isDeactivated={!character.isActive}
                deactivatedLabel={t`Deactivated`}
              />
            ))
          : [1, 2, 3].map((key) => <CharacterChipSkeleton key={key} />)}
      </CharacterGrid>
    </>
  )
}
