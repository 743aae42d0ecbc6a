import type { GameData as Content } from '@olympus/contract/game-data'
import type { LocaleCode } from '@olympus/contract/locales'

import type { Client } from '../client/client.ts'
import { createGameDataSource } from './game-data-source.ts'
import { createGameData, type GameData as Storage } from './game-data.ts'
import { createKeptGameData, isReadable } from './kept-game-data.ts'
import { tokenCookies } from './token-cookies.ts'
import { isEmpty } from '../client/token-store.ts'

export interface GameDataState {
  /** Null until it is loaded, or if there is none. */
  readonly data: Content | null
  readonly isLoading: boolean
}

/** Names and icons of the game, loaded once per version and language and kept in the browser. */
export interface GameDataStore {
  /** The same object until the state of this language changes. */
  get(locale: LocaleCode): GameDataState
  subscribe(listener: () => void): () => void
  /**
   * Loads what is missing. Never rejects: without it, pages show what the game server reports. `named`: the
   * version that a reply names.
   */
  load(locale: LocaleCode, named?: string): Promise<void>
  /** Call it with the version that a reply names: a newer one is loaded. */
  expect(version: string): void
}

interface StorePorts {
  readonly client: Pick<Client, 'call'>
  readonly storage?: Storage
  readonly isLoggedIn?: () => boolean
}

const initial: GameDataState = { data: null, isLoading: true }

export function createGameDataStore({
  client,
  storage = createGameData(),
  isLoggedIn = () => !isEmpty(tokenCookies().read()),
}: StorePorts): GameDataStore {
  const source = createGameDataSource(client)
  const kept = createKeptGameData(storage, isLoggedIn)
  const states = new Map<LocaleCode, GameDataState>()
  const loads = new Map<LocaleCode, Promise<void>>()
  const listeners = new Set<() => void>()
  const expected = new Set<string>()

  const get = (locale: LocaleCode) => states.get(locale) ?? initial

  async function loadData(locale: LocaleCode, show: (data: Content | null) => void): Promise<void> {
    // Later than all effects of a render: one of them may know the version.
    const asking = Promise.resolve().then(source.version)
    // Awaited once the stored data is shown.
    asking.catch(() => undefined)
    const shown = get(locale).data
    const known = shown ?? (await kept.get(locale))
    if (known && !shown) show(known)
    const version = await asking
    if (version === known?.version) return
    const loaded = version === null ? null : await source.read(version, locale)
    if (!isReadable(loaded, locale)) return show(null)
    show(loaded)
    void kept.keep(loaded)
  }

  function load(locale: LocaleCode, named?: string): Promise<void> {
    if (named !== undefined) source.assume(named)
    const running = loads.get(locale)
    if (running) return running
    /** A later load of this language replaces this one. */
    const show = (data: Content | null) => {
      if (loads.get(locale) !== loading) return
      states.set(locale, { data, isLoading: false })
      for (const listener of listeners) listener()
    }
    const loading: Promise<void> = loadData(locale, show).catch((error: unknown) => {
      console.warn('Game data:', error)
      show(get(locale).data)
      if (loads.get(locale) === loading) loads.delete(locale)
    })
    loads.set(locale, loading)
    return loading
  }

  return {
    get,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    expect(version) {
      const isKnown = [...states.values()].every(({ data }) => data?.version === version)
      if (isKnown || expected.has(version)) return
      // Once: another process may still name the version before.
      expected.add(version)
      source.forgetVersion()
      const wanted = new Set([...states.keys(), ...loads.keys()])
      loads.clear()
      for (const locale of wanted) void load(locale)
    },
  }
}
