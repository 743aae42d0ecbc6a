import type { Character, listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

const byLevel = (a: Character, b: Character): number =>
  b.level - a.level || b.heroLevel - a.heroLevel || a.id - b.id

export interface Roster {
  /** The active character with the highest level, unless it is about to be deleted. */
  readonly featured: Character | null
  /** The other active characters, in the order of their slots. */
  readonly active: readonly Character[]
  readonly deactivated: readonly Character[]
}

type Answer = DataOf<typeof listCharacters>

export function roster({ characters, openSelection }: Pick<Answer, 'characters' | 'openSelection'>): Roster {
  const active = characters.filter(({ isActive }) => isActive)
  const staying = active.filter(({ id }) => !openSelection?.deletedIds.includes(id))
  const [featured = null] = staying.toSorted(byLevel)
  return {
    featured,
    active: active.filter((character) => character !== featured),
    deactivated: characters.filter(({ isActive }) => !isActive),
  }
}
