import type { CharacterSection } from '@olympus/contract/character-pages'
import { matchPath } from 'react-router'

import { paths } from '../../paths.ts'

/** The tabs of a character's page, in their order. */
export const shownSections = [
  'general',
  'equipment',
  'inventory',
  'statistics',
  'bonuses',
  'bazaar',
  'mates',
] as const satisfies readonly (CharacterSection | 'general')[]
export type ShownSection = (typeof shownSections)[number]

interface SectionUrl {
  readonly path: string
  /** The query parameter `section`. */
  readonly section: string | null
}

/** The URL of each tab: a path of its own, or a section of the character's page. */
const sectionUrls: Record<ShownSection, SectionUrl> = {
  general: { path: paths.character, section: null },
  equipment: { path: paths.character, section: 'equipment' },
  inventory: { path: paths.character, section: 'inventory' },
  bonuses: { path: paths.character, section: 'bonus' },
  bazaar: { path: paths.characterBazaar, section: null },
  statistics: { path: paths.characterStatistics, section: null },
  mates: { path: paths.characterMates, section: null },
}

/** The tab of a URL without locale prefix, or null if there is no such tab. */
export const readSection = (pathname: string, search: URLSearchParams): ShownSection | null =>
  shownSections.find((name) => {
    const { path, section } = sectionUrls[name]
    return matchPath(path, pathname) !== null && search.get('section') === section
  }) ?? null

/** Whether the URL asks for what others see. */
export const readIsPreview = (search: URLSearchParams): boolean => search.get('view') === 'players'

/** The query of a tab. */
export function sectionSearch(name: ShownSection, isPreview = false): string {
  const { section } = sectionUrls[name]
  const query = new URLSearchParams({
    ...(isPreview && { view: 'players' }),
    ...(section !== null && { section }),
  }).toString()
  return query && `?${query}`
}

/** Path and query of a character's tab. */
export const sectionPath = (name: ShownSection, characterId: number, isPreview = false): string =>
  sectionUrls[name].path.replace(':id', String(characterId)) + sectionSearch(name, isPreview)
