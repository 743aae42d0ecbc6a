import { useUserOrFail } from '../../session/session-context.ts'
import { characterChoice } from '../../shared/character-choice-rules.ts'
import { useSelectableCharacters } from '../../shared/use-selectable-characters.ts'
import { useRememberedCharacter } from './remembered-character.ts'

/** The player's characters and the one chosen in the shop. */
export function useShopCharacter() {
  const { id: userId } = useUserOrFail()
  const [rememberedId, remember] = useRememberedCharacter(userId)
  const { characters, ...roster } = useSelectableCharacters()

  return { choice: characterChoice(characters, rememberedId), ...roster, choose: remember }
}
