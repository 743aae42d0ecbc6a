import { Roster } from '@olympus/contract/characters'
import { Id, z } from '@olympus/contract/schema'

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

const Entry = z.object({ userId: Id, roster: Roster })
type Entry = z.output<typeof Entry>

/** `ownerId`: the user whom the page shows. An entry of another user or of another shape is ignored. */
export function createCharacterCache(store: LocalStore, ownerId: () => number | null): CharacterCache {
  let parsed: { readonly text: string | null; readonly entry: Entry | null } = { text: null, entry: null }

  return {
    get() {
      const text = store.get(storageKey)
      if (text !== parsed.text)
        parsed = { text, entry: Entry.safeParse(readJson(store, storageKey)).data ?? null }
      return parsed.entry?.userId === ownerId() ? (parsed.entry?.roster ?? null) : null
    },
    set(roster) {
      const userId = ownerId()
      if (userId !== null) store.set(storageKey, JSON.stringify({ userId, roster } satisfies Entry))
    },
    clear: () => store.remove(storageKey),
  }
}
