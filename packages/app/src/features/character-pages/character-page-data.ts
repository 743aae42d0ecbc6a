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

import type { RouteRequest } from '../../lazy-route.ts'
import { readIsPreview, readSection } from './section-query.ts'
import { viewRequest } from './view-request.ts'

export function preload({ client, locale, params: { id }, pathname, search }: RouteRequest): void {
  const input = viewRequest(Number(id), search)
  void preloadApi(client, getCharacter, input, locale)
  const section = readSection(pathname, search)
  if (section === 'bazaar') return void preloadApi(client, getBazaar, input, locale)
  if (section === 'general' && readIsPreview(search)) return
  if (section === 'mates') return void preloadApi(client, getMates, input, locale)
  void preloadApi(client, getEquipment, input, locale)
  if (section === 'general') void preloadApi(client, getCharacterChanges, { params: input.params }, locale)
  if (section === 'inventory') void preloadApi(client, getInventory, input, locale)
  if (section === 'bonuses') void preloadApi(client, getBonuses, input, locale)
}
