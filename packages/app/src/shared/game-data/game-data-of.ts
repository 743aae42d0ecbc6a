import type { Client } from '@olympus/api-client/client'
import { createGameDataStore, type GameDataStore } from '@olympus/api-client/game-data-store'
import type { GameData as Content } from '@olympus/contract/game-data'

/** A kind of item, in the player's language. */
export type KnownItem = Content['items'][number]
export type Coded = Content['mates'][number]
export type KnownSkill = Content['skills'][number]
/** A figure that games count. */
export type KnownStatistic = Content['statistics'][number]
export type GameSeason = Content['seasons'][number]

interface Index {
  readonly items: ReadonlyMap<number, KnownItem>
  readonly mates: ReadonlyMap<number, Coded>
  readonly skills: ReadonlyMap<number, KnownSkill>
  readonly bosses: ReadonlyMap<number, Coded>
  readonly events: ReadonlyMap<number, Coded>
  readonly families: ReadonlyMap<number, Coded>
  readonly statistics: ReadonlyMap<string, KnownStatistic>
  /** The one that was open when the game data was loaded. */
  readonly season: GameSeason | undefined
}

const stores = new WeakMap<Client, GameDataStore>()
const indexes = new WeakMap<Content, Index>()

/** Every component of a page shares the store. */
export function storeOf(client: Client): GameDataStore {
  const store = stores.get(client) ?? createGameDataStore({ client })
  stores.set(client, store)
  return store
}

const byCode = <Entry extends { readonly code: number }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.code, entry]))

/** Every component of a page shares the index. */
export function indexOf(data: Content): Index {
  const index = indexes.get(data) ?? {
    items: new Map(data.items.map((item) => [item.vnum, item])),
    mates: byCode(data.mates),
    skills: byCode(data.skills),
    bosses: byCode(data.bosses),
    events: byCode(data.events),
    families: byCode(data.families),
    statistics: new Map(data.statistics.map((statistic) => [statistic.key, statistic])),
    season: data.seasons.find(({ startsAt, endsAt }) => {
      const nowMs = Date.now()
      return Date.parse(startsAt) <= nowMs && (endsAt === null || nowMs < Date.parse(endsAt))
    }),
  }
  indexes.set(data, index)
  return index
}
