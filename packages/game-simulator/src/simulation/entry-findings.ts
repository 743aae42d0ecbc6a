import type { GameCharacter } from '../game/game-character.ts'
import { characterKey } from '../game/journal.ts'

interface ActiveCharacter {
  readonly gameId: string
  readonly world: string
  readonly slot: number
}

/** What is wrong with an account that the portal has just let in. */
export function entryFindings(
  character: GameCharacter,
  activeCharacters: readonly ActiveCharacter[],
): string[] {
  const { accountId, gameId, isActive, isDeleted } = character
  const slots = new Set(activeCharacters.map(({ slot }) => slot))
  const isNamed = activeCharacters.some((active) => characterKey(active) === characterKey(character))
  return [
    ...(isDeleted ? [`${gameId} entered the game, but was removed`] : []),
    ...(isActive || isDeleted ? [] : [`${gameId} entered the game, but is deactivated`]),
    ...(isNamed ? [] : [`${gameId} entered the game, but is not one of the active characters`]),
    ...(slots.size === activeCharacters.length
      ? []
      : [`Account ${accountId} has two characters in one slot`]),
  ]
}
