import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { SelectableCharacter } from '@olympus/ui/character-select/character-select'

import { useUserOrFail } from '../../session/session-context.ts'
import { characterIcons, useCharacterTexts } from '../../shared/character-texts.ts'
import { characterChoice } from './character-choice-rules.ts'
import { useRememberedCharacter } from './remembered-character.ts'

/** The roster as the shop offers it, and who is chosen in it. */
export function useShopCharacter() {
  const { t } = useLingui()
  const texts = useCharacterTexts()
  const { id: userId } = useUserOrFail()
  const [rememberedId, remember] = useRememberedCharacter(userId)
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
    choice: characterChoice(data?.characters, rememberedId),
    /** Undefined until the roster is there. */
    selectable,
    error,
    reload: () => void mutate(),
    choose: remember,
  }
}
