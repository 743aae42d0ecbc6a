import type { Client } from '@olympus/api-client/client'
import { createGameDataStore, type GameDataStore } from '@olympus/api-client/game-data-store'
import type { GameData as Content } from '@olympus/contract/game-data'

/** A kind of item, in the player's language. */
export type KnownItem = Content['items'][number]
export type Coded = Content['skills'][number]

interface Index {
  readonly items: ReadonlyMap<number, KnownItem>
  readonly mates: ReadonlyMap<number, Coded>
  readonly skills: ReadonlyMap<number, Coded>
}

const stores = new WeakMap<Client, GameDataStore>()
const indexes = new WeakMap<Content, Index>()

/** Every component of a page shares the store. */
export function storeOf(client: Client): GameDataStore {
  const store = stores.get(client) ?? createGameDataStore({ client })
  stores.set(client, store)
  return store
}

/** Every component of a page shares the index. */
export function indexOf(data: Content): Index {
  const index = indexes.get(data) ?? {
    items: new Map(data.items.map((item) => [item.vnum, item])),
    mates: new Map(data.mates.map((mate) => [mate.code, mate])),
    skills: new Map(data.skills.map((skill) => [skill.code, skill])),
  }
  indexes.set(data, index)
  return index
}
