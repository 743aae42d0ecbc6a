import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { CharacterCard } from '@olympus/ui/character-card/character-card'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { characterPath } from '../../player-paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { characterIcon, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import * as styles from './profile-page.css.ts'

/** The player's highest character as a large card. */
export function FeaturedCharacter({ character }: { character: Character }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()

  return (
    <CharacterCard
      className={styles.featured}
      name={character.name}
      icon={characterIcon(character)}
      characterClass={texts.className(character)}
      element={character.element}
      elementLabel={texts.element(character)}
      link={<Link to={characterPath(character.id)} />}
      faction={texts.faction(character)}
      facts={[
        { key: 'level', label: t`Level`, value: format.number(character.level) },
        { key: 'heroLevel', label: t`Hero level`, value: format.number(character.heroLevel) },
        { key: 'jobLevel', label: t`Job level`, value: format.number(character.jobLevel) },
        { key: 'reputation', label: t`Reputation`, value: format.number(character.reputation) },
      ]}
    />
  )
}
