import { useUserOrFail } from '../../session/session-context.ts'
import { characterChoice } from '../../shared/character-choice-rules.ts'
import { useSelectableCharacters } from '../../shared/use-selectable-characters.ts'
import { useRememberedCharacter } from '../../shared/remembered-character.ts'

/** The player's characters and the one chosen in the shop. */
export function useShopCharacter() {
  const { id: userId } = useUserOrFail()
  const [rememberedId, remember] = useRememberedCharacter('shop', userId)
  const { roster, problemOf, ...selectable } = useSelectableCharacters()
  const choice = characterChoice(roster, rememberedId)

  return { choice, problem: problemOf(choice), ...selectable, choose: remember }
}
