import { useUserOrFail } from '../../session/session-context.ts'
import { characterChoice } from '../../shared/character-choice-rules.ts'
import { useRememberedCharacter } from '../../shared/remembered-character.ts'
import { useSelectableCharacters } from '../../shared/use-selectable-characters.ts'

/** The character that rewards go to, remembered on this device. */
export function useWheelCharacter() {
  const { id: userId } = useUserOrFail()
  const [rememberedId, remember] = useRememberedCharacter('wheel', userId)
  const { roster, problemOf, ...selectable } = useSelectableCharacters()
  const choice = characterChoice(roster, rememberedId)

  return {
    ...selectable,
    roster,
    choice,
    problem: problemOf(choice),
    /** The player has characters, and none of them is active. */
    isNobodyActive: roster !== undefined && roster.characters.every(({ isActive }) => !isActive),
    choose: remember,
  }
}

export type WheelCharacter = ReturnType<typeof useWheelCharacter>
