import type { Character, listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

/**
 * The character that receives a delivery. `gone`: the chosen one was deleted or deactivated. It is never
 * replaced silently, because a delivery cannot be moved. `doomed`: the chosen one is about to be deleted.
 * `unknown`: the characters are not loaded yet.
 */
export type CharacterChoice =
  | { readonly state: 'unknown' | 'none' | 'gone' | 'doomed'; readonly character: null }
  | { readonly state: 'chosen'; readonly character: Character }

/** The part of the roster that decides who can receive something. */
type ChoiceRoster = Pick<DataOf<typeof listCharacters>, 'characters' | 'openSelection'>

/** Whether a permanent selection that is not over deletes the character. */
export const isDoomed = ({ openSelection }: Pick<ChoiceRoster, 'openSelection'>, id: number): boolean =>
  openSelection?.deletedIds.includes(id) ?? false

/** Whether there are active characters, and all of them are about to be deleted. */
export function isNobodyLeft(roster: ChoiceRoster): boolean {
  const active = roster.characters.filter(({ isActive }) => isActive)
  return active.length > 0 && active.every(({ id }) => isDoomed(roster, id))
}

export function characterChoice(roster: ChoiceRoster | undefined, chosenId: number | null): CharacterChoice {
  if (!roster) return { state: 'unknown', character: null }
  if (chosenId === null) return { state: 'none', character: null }
  if (isDoomed(roster, chosenId)) return { state: 'doomed', character: null }
  const character = roster.characters.find(({ id }) => id === chosenId)
  return character?.isActive ? { state: 'chosen', character } : { state: 'gone', character: null }
}
