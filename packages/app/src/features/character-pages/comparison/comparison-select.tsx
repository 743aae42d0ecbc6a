import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { Button } from '@olympus/ui/button/button'
import { CharacterSelect } from '@olympus/ui/character-select/character-select'
import { Icon } from '@olympus/ui/icon/icon'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { characterIcon, useCharacterTexts } from '../../../shared/texts/character-texts.ts'
import { sectionSearch } from '../section-query.ts'
import * as styles from './comparison.css.ts'

interface ComparisonSelectProps {
  readonly characterId: number
  /** Null: no comparison. */
  readonly comparedId: number | null
}

/** Chooses another own character to compare with. The URL keeps the choice. */
export function ComparisonSelect({ characterId, comparedId }: ComparisonSelectProps): ReactNode {
  const { t } = useLingui()
  const texts = useCharacterTexts()
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  const { data: roster } = useApi(listCharacters)
  const others = roster?.characters.filter(({ id }) => id !== characterId) ?? []
  if (roster && others.length === 0) return null

  const compareWith = (id: string | null) =>
    void navigate(
      { search: sectionSearch('equipment') + (id === null ? '' : `&with=${id}`) },
      { replace: true },
    )

  function end(): void {
    compareWith(null)
    // The button is about to disappear.
    select.current?.focus()
  }

  return (
    <div className={styles.toolbar}>
      <CharacterSelect
        ref={select}
        className={styles.select}
        label={t`Compare with another character`}
        isLabelHidden
        placeholder={t`Compare with another character`}
        characters={others.map((character) => ({
          id: String(character.id),
          name: character.name,
          line: texts.line(character),
          icon: characterIcon(character),
          element: character.element,
        }))}
        value={comparedId === null ? '' : String(comparedId)}
        onValueChange={compareWith}
      />
      {comparedId !== null && (
        <Button icon={<Icon icon={X} />} onClick={end}>
          {t`End comparison`}
        </Button>
      )}
    </div>
  )
}
