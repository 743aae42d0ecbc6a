import type { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

import { readJson, type LocalStore } from './local-store.ts'

export type Roster = DataOf<typeof listCharacters>

/** The last known roster, shown until the server answers. */
export interface CharacterCache {
  get(): Roster | null
  set(roster: Roster): void
  clear(): void
}

const storageKey = 'game-characters'

const isRoster = (value: unknown): value is Roster =>
  typeof value === 'object' && value !== null && 'characters' in value && Array.isArray(value.characters)

export const createCharacterCache = (store: LocalStore): CharacterCache => ({
  get() {
    const cached = readJson(store, storageKey)
    return isRoster(cached) ? cached : null
  },
  set: (roster) => store.set(storageKey, JSON.stringify(roster)),
  clear: () => store.remove(storageKey),
})
