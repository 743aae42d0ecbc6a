import { preloadApi } from '@olympus/api-client/preload'
import {
  getBazaar,
  getBonuses,
  getCharacter,
  getCharacterChanges,
  getEquipment,
  getInventory,
  getMates,
} from '@olympus/contract/character-pages'
import { listCharacters, type Roster } from '@olympus/contract/characters'
import { getRanks, listBoards } from '@olympus/contract/leaderboards'
import { getStatistics } from '@olympus/contract/statistics'

import type { RouteRequest } from '../../lazy-route.ts'
import { ownsCharacter } from './owns-character.ts'
import { readIsPreview, readSection } from './section-query.ts'
import { isCharacterChoice, readStatisticsPlace } from './statistics/statistics-query.ts'
import { viewRequest } from './view-request.ts'

/** Others see neither what is worn nor what has changed in the first tab. */
function isOthers({ client, params: { id } }: RouteRequest): boolean {
  const roster = client.stored(listCharacters) as Roster | undefined
  return ownsCharacter(roster, Number(id)) === false
}

export function preload(request: RouteRequest): void {
  const {
    client,
    locale,
    params: { id },
    pathname,
    search,
  } = request
  const input = viewRequest(Number(id), search)
  void preloadApi(client, getCharacter, input, locale)
  const section = readSection(pathname, search)
  if (section === 'general') {
    void preloadApi(client, getRanks, { params: input.params }, locale)
    void preloadApi(client, listBoards, {}, locale)
  }
  if (section === 'bazaar') return void preloadApi(client, getBazaar, input, locale)
  if (section === 'statistics') {
    const place = readStatisticsPlace(search)
    // Whether another character can be compared with is known when the roster is.
    if (isCharacterChoice(place.compareWith)) return
    const query = { ...input.query, ...place }
    return void preloadApi(client, getStatistics, { params: input.params, query }, locale)
  }
  if (section === 'general' && (readIsPreview(search) || isOthers(request))) return
  if (section === 'mates') return void preloadApi(client, getMates, input, locale)
  void preloadApi(client, getEquipment, input, locale)
  if (section === 'general') void preloadApi(client, getCharacterChanges, { params: input.params }, locale)
  if (section === 'inventory') void preloadApi(client, getInventory, input, locale)
  if (section === 'bonuses') void preloadApi(client, getBonuses, input, locale)
}
