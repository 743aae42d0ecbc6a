import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { SelectableCharacter } from '@olympus/ui/character-select/character-select'

import { isDoomed, isNobodyLeft, type CharacterChoice } from './character-choice-rules.ts'
import { characterIcon, useCharacterTexts } from './texts/character-texts.ts'

/** The player's characters, to choose one for a delivery. */
export function useSelectableCharacters() {
  const { t } = useLingui()
  const texts = useCharacterTexts()
  const { data, error, mutate } = useApi(listCharacters)

  const isEveryoneDoomed = data !== undefined && isNobodyLeft(data)

  const selectable = data?.characters.map((character): SelectableCharacter => ({
    id: String(character.id),
    name: character.name,
    line: texts.line(character),
    icon: characterIcon(character),
    element: character.element,
    disabledReason: isDoomed(data, character.id)
      ? t`About to be deleted`
      : character.isActive
        ? undefined
        : t`Deactivated`,
  }))

  /** Why the choice does not count, or why there is none. */
  function problemOf({ state }: CharacterChoice): string | undefined {
    if (isEveryoneDoomed)
      return t`All your active characters are about to be deleted. Nothing can be sent to them.`
    if (state === 'doomed') return t`The character you chose is about to be deleted. Choose another one.`
    if (state === 'gone') return t`The character you chose is no longer active. Choose another one.`
    return undefined
  }

  return {
    roster: data,
    /** Undefined until the characters are loaded. */
    selectable,
    /** Nobody can be chosen. */
    isClosed: selectable?.length === 0 || isEveryoneDoomed,
    problemOf,
    error,
    reload: () => void mutate(),
  }
}
