import type { Character } from '@olympus/contract/characters'

/**
 * The character that receives a delivery. `gone`: the chosen one was deleted or deactivated. It is never
 * replaced silently, because a delivery cannot be moved. `unknown`: the characters are not loaded yet.
 */
export type CharacterChoice =
  | { readonly state: 'unknown' | 'none' | 'gone'; readonly character: null }
  | { readonly state: 'chosen'; readonly character: Character }

export function characterChoice(
  characters: readonly Character[] | undefined,
  chosenId: number | null,
): CharacterChoice {
  if (!characters) return { state: 'unknown', character: null }
  if (chosenId === null) return { state: 'none', character: null }
  const character = characters.find(({ id }) => id === chosenId)
  return character?.isActive ? { state: 'chosen', character } : { state: 'gone', character: null }
}
