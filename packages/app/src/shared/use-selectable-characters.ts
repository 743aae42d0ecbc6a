import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { SelectableCharacter } from '@olympus/ui/character-select/character-select'

import { characterIcons, useCharacterTexts } from './texts/character-texts.ts'

/** The player's characters, to choose one for a delivery. */
export function useSelectableCharacters() {
  const { t } = useLingui()
  const texts = useCharacterTexts()
  const { data, error, mutate } = useApi(listCharacters)

  const selectable = data?.characters.map((character): SelectableCharacter => ({
    id: String(character.id),
    name: character.name,
    line: texts.line(character),
    icon: characterIcons[character.characterClass],
    element: character.element,
    disabledReason: character.isActive ? undefined : t`Deactivated`,
  }))

  return {
    characters: data?.characters,
    /** Undefined until the characters are loaded. */
    selectable,
    error,
    reload: () => void mutate(),
  }
}
