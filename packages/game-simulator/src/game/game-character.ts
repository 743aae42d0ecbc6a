import type { SectionName } from '@olympus/contract/bridge/batch'
import type { GameItem, sections } from '@olympus/contract/bridge/sections'
import type { z } from '@olympus/contract/schema'

export type Item = z.output<typeof GameItem>
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
}

export function withSections(character: GameCharacter, changes: Partial<Sections>): GameCharacter {
  return { ...character, sections: { ...character.sections, ...changes } }
}
