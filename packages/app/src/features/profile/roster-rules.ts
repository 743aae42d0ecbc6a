import type { Character } from '@olympus/contract/characters'

const byLevel = (a: Character, b: Character): number =>
  b.level - a.level || b.heroLevel - a.heroLevel || a.id - b.id

export interface Roster {
  /** The active character with the highest level. */
  readonly featured: Character | null
  /** The other active characters, highest level first. */
  readonly active: readonly Character[]
  readonly deactivated: readonly Character[]
}

export function roster(characters: readonly Character[]): Roster {
  const sorted = characters.toSorted(byLevel)
  const [featured = null, ...active] = sorted.filter(({ isActive }) => isActive)
  return { featured, active, deactivated: sorted.filter(({ isActive }) => !isActive) }
}
