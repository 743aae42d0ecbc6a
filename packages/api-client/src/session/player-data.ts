import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { User } from '@olympus/contract/user'

import { createCharacterCache, type CharacterCache, type Roster } from './character-cache.ts'
import type { GameData } from './game-data.ts'
import type { LocalStore } from './local-store.ts'
import { endpointKey, type EndpointName } from '../react/cache-key.ts'
import { createUserStore, userStorageKey, type UserStore } from './user-store.ts'

interface PlayerDataPorts {
  readonly store: LocalStore
  readonly buildId?: string
  readonly gameData: GameData
  readonly clearCache: () => void
  readonly onAccountChanged: () => void
}

/** The data of a player that the browser stores, kept from replies and cleared together. */
export interface PlayerData {
  readonly user: UserStore
  readonly characters: CharacterCache
  /** The account that the page shows; null until it is loaded. */
  accountId(): number | null
  /** Whether the browser stores a user. Another tab may have changed that since the page started. */
  hasStoredUser(): boolean
  keep(endpoint: EndpointName, data: unknown): void
  /** What `keep` has stored of an endpoint, to show until it answers again; undefined if nothing. */
  stored(endpoint: Endpoint): unknown
  /** Hides it until its request is over: the first render must use only what the server had. */
  hideStored(): void
  /** The request of an endpoint has failed, so what is stored is all there is. */
  showStored(endpoint: EndpointName): void
  clear(): void
}

const isSame = (one: EndpointName, other: EndpointName) => endpointKey(one) === endpointKey(other)

export function createPlayerData(ports: PlayerDataPorts): PlayerData {
  const { store, buildId = '', gameData, clearCache, onAccountChanged } = ports
  const user = createUserStore(store)
  const characters = createCharacterCache({ store, buildId, ownerId: () => user.get()?.id ?? null })
  let accountId: number | null = null
  let isHidden = false

  return {
    user,
    characters,
    accountId: () => accountId,
    hasStoredUser: () => store.get(userStorageKey) !== null,
    keep(endpoint, data) {
      if (isSame(endpoint, listCharacters)) {
        characters.set(data as Roster)
        isHidden = false
      }
      if (!isSame(endpoint, getUser)) return
      const loaded = data as User
      if (user.get()?.id !== loaded.id) characters.clear()
      if (accountId !== null && accountId !== loaded.accountId) onAccountChanged()
      accountId = loaded.accountId
      user.set(loaded)
    },
    stored: (endpoint) =>
      endpoint === listCharacters && !isHidden ? (characters.get() ?? undefined) : undefined,
    hideStored: () => void (isHidden = true),
    showStored(endpoint) {
      if (isSame(endpoint, listCharacters)) isHidden = false
    },
    clear() {
      accountId = null
      user.clear()
      characters.clear()
      void gameData.clear()
      clearCache()
    },
  }
}
