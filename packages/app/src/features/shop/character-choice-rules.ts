import type { Character } from '@olympus/contract/characters'

/**
 * The character that the shop delivers to. `gone`: the one chosen earlier was deleted or deactivated. It is never replaced by
 * another without a word, since an order cannot be moved.
 */
export type CharacterChoice =
  | { readonly state: 'none' | 'gone'; readonly character: null }
  | { readonly state: 'chosen'; readonly character: Character }

export function characterChoice(
  characters: readonly Character[],
  rememberedId: number | null,
): CharacterChoice {
  if (rememberedId === null) return { state: 'none', character: null }
  const character = characters.find(({ id }) => id === rememberedId)
  return character?.isActive ? { state: 'chosen', character } : { state: 'gone', character: null }
}
