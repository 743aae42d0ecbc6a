import type { SectionName } from '@olympus/contract/bridge/batch'
import type { sections } from '@olympus/contract/bridge/sections'
import type { z } from '@olympus/contract/schema'
import { count, type Counts, type Deed } from './counts.ts'

export type Sections = { readonly [Name in SectionName]: z.output<(typeof sections)[Name]> }
export type Listing = Sections['bazaar']['listings'][number]
export type Carried = Sections['inventory']['items'][number]

/** A character as the game stores it. Values are replaced, never changed. */
export interface GameCharacter {
  readonly gameId: string
  readonly world: string
  readonly accountId: number
  /** False once the portal has deactivated it. */
  readonly isActive: boolean
  readonly isDeleted: boolean
  readonly sections: Sections
  /** Since the game began to keep its journal. */
  readonly counts: Counts
}

export function withSections(character: GameCharacter, changes: Partial<Sections>): GameCharacter {
  return { ...character, sections: { ...character.sections, ...changes } }
}

export const withDeed = (character: GameCharacter, deed: Deed): GameCharacter => ({
  ...character,
  counts: count(character.counts, deed),
})
