import type { Client } from '@olympus/api-client/client'
import type { LocaleCode } from '@olympus/contract/locales'

import { loadOnce } from '../loading/load-once.ts'
import type { KnownItem } from './game-data-of.ts'

export interface KnownItems {
  /** Null if the game data does not have it: show the name that the game server reported, else the code. */
  readonly item: (vnum: number) => KnownItem | null
  readonly isLoading: boolean
}

/** For pages that seldom need game data: its code is loaded once one does. */
export const loadGameDataCode = loadOnce(() => import('./game-data-of.ts'))

/** What is known of items, loaded now. Never rejects: without game data, nothing is known. */
export async function loadKnownItems(client: Client, locale: LocaleCode): Promise<KnownItems['item']> {
  try {
    const { storeOf, indexOf } = await loadGameDataCode()
    const store = storeOf(client)
    await store.load(locale)
    const { data } = store.get(locale)
    return (vnum) => (data && indexOf(data).items.get(vnum)) ?? null
  } catch (error) {
    console.warn('Game data:', error)
    return () => null
  }
}
