import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { Badge } from '@olympus/ui/badge/badge'
import { CharacterSelect } from '@olympus/ui/character-select/character-select'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Icon } from '@olympus/ui/icon/icon'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { characterIcon, useCharacterTexts } from '../texts/character-texts.ts'
import { chosenOf, withKept, type Choice } from './selection-rules.ts'
import * as styles from './steps.css.ts'

interface ChooseStepProps {
  readonly characters: readonly Character[]
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

/** Who stays, and who of them gets the bazaar and bid items. */
export function ChooseStep({ characters, choice, onChange }: ChooseStepProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()
  const { kept, leftOut, heirId } = chosenOf(characters, choice)
  const keptCount = format.number(kept.length)
  const count = leftOut.length

  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t`Characters to keep`}</legend>
        {characters.map((character) => {
          const { id, name, element } = character
          const isKept = !choice.leftOutIds.includes(id)
          return (
            <Checkbox
              key={id}
              checked={isKept}
              className={isKept ? styles.choice : styles.leftOut}
              onChange={({ target }) => onChange(withKept(choice, id, target.checked))}
            >
              <span className={styles.character}>
                <Avatar
                  name={name}
                  icon={characterIcon(character)}
                  element={element}
                  size="sm"
                  isDimmed={!isKept}
                />
                <span className={styles.words}>
                  <span translate="no" className={styles.name}>
                    {name}
                  </span>
                  <span className={styles.line}>{texts.line(character)}</span>
                </span>
                {!isKept && (
                  <Badge tone="danger" icon={<Icon icon={Trash2} size={13} />}>
                    {t`Deleted`}
                  </Badge>
                )}
              </span>
            </Checkbox>
          )
        })}
      </fieldset>
      <p role="status" className={styles.status}>
        {t`${plural(count, {
          0: 'No character is deleted.',
          one: `You keep ${keptCount}, # character is deleted.`,
          other: `You keep ${keptCount}, # characters are deleted.`,
        })}`}
      </p>
      <CharacterSelect
        label={t`Bazaar and bid items go to`}
        disabled={kept.length === 0}
        value={heirId === null ? '' : String(heirId)}
        onValueChange={(id) => onChange({ ...choice, heirId: Number(id) })}
        characters={kept.map((character) => ({
          id: String(character.id),
          name: character.name,
          line: texts.line(character),
          icon: characterIcon(character),
          element: character.element,
        }))}
      />
    </>
  )
}
