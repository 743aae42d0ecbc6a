import { useUserOrFail } from '../../session/session-context.ts'
import { characterChoice } from '../../shared/character-choice-rules.ts'
import { useSelectableCharacters } from '../../shared/use-selectable-characters.ts'
import { useRememberedCharacter } from './remembered-character.ts'

/** The roster as the shop offers it, and who is chosen in it. */
export function useShopCharacter() {
  const { id: userId } = useUserOrFail()
  const [rememberedId, remember] = useRememberedCharacter(userId)
  const { characters, ...roster } = useSelectableCharacters()

  return { choice: characterChoice(characters, rememberedId), ...roster, choose: remember }
}
