import type { Roster } from '@olympus/contract/characters'

import { readJson, type LocalStore } from './local-store.ts'

export type { Roster }

/** The last known roster of a player, shown until the server answers. */
export interface CharacterCache {
  /** Returns the same object until the entry changes. */
  get(): Roster | null
  set(roster: Roster): void
  clear(): void
}

const storageKey = 'game-characters'

interface Entry {
  readonly buildId: string
  readonly userId: number
  readonly roster: Roster
}

interface CharacterCachePorts {
  readonly store: LocalStore
  /** An entry of another build is ignored: its shape may be another. */
  readonly buildId: string
  /** The user whom the page shows. An entry of another user is ignored. */
  readonly ownerId: () => number | null
}

export function createCharacterCache({ store, buildId, ownerId }: CharacterCachePorts): CharacterCache {
  let read: { readonly text: string | null; readonly entry: Partial<Entry> | null } = {
    text: null,
    entry: null,
  }

  return {
    get() {
      const text = store.get(storageKey)
      if (text !== read.text) read = { text, entry: readJson(store, storageKey) as Partial<Entry> | null }
      const { entry } = read
      const isOwn = entry?.buildId === buildId && entry.userId === ownerId()
      return isOwn && Array.isArray(entry.roster?.characters) ? entry.roster : null
    },
    set(roster) {
      const userId = ownerId()
      if (userId !== null) store.set(storageKey, JSON.stringify({ buildId, userId, roster } satisfies Entry))
    },
    clear: () => store.remove(storageKey),
  }
}
