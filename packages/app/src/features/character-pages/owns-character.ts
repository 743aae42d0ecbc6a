import type { Roster } from '@olympus/contract/characters'

/** Whether a character is the player's own. Undefined until the roster is loaded. */
export const ownsCharacter = (roster: Roster | undefined, characterId: number): boolean | undefined =>
  roster?.characters.some(({ id }) => id === characterId)
