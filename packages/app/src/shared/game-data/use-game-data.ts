import { useClient } from '@olympus/api-client/api-provider'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import {
  type Coded,
  type GameSeason,
  indexOf,
  type KnownItem,
  type KnownSkill,
  type KnownStatistic,
  storeOf,
} from './game-data-of.ts'

interface GameData {
  /** Null if the game data does not have it: show the name that the game server reported, else the code. */
  readonly item: (vnum: number) => KnownItem | null
  /** The kind of a pet or partner. */
  readonly mate: (vnum: number) => Coded | null
  readonly skill: (code: number) => KnownSkill | null
  readonly boss: (code: number) => Coded | null
  readonly event: (code: number) => Coded | null
  /** A family of monsters. */
  readonly family: (code: number) => Coded | null
  readonly statistic: (key: string) => KnownStatistic | null
  /** The one that is open now. */
  readonly season: GameSeason | null
  readonly isLoading: boolean
}

/** The server renders pages without game data. */
const stillLoading = { data: null, isLoading: true } as const

/**
 * Names and icons of the game in the language of the page. The page is drawn without waiting for them.
 * `version`: the one that the page's data names, if any. A newer one than the loaded one is fetched.
 */
export function useGameData(version?: string): GameData {
  const store = storeOf(useClient())
  const { code } = useLocale()
  const read = () => store.get(code)
  const { data, isLoading } = useSyncExternalStore(store.subscribe, read, () => stillLoading)

  useEffect(() => void store.load(code, version), [store, code, version])
  useEffect(() => {
    if (version !== undefined) store.expect(version)
  }, [store, version])

  return useMemo(() => {
    const index = data && indexOf(data)
    return {
      item: (vnum) => index?.items.get(vnum) ?? null,
      mate: (vnum) => index?.mates.get(vnum) ?? null,
      skill: (skill) => index?.skills.get(skill) ?? null,
      boss: (boss) => index?.bosses.get(boss) ?? null,
      event: (event) => index?.events.get(event) ?? null,
      family: (family) => index?.families.get(family) ?? null,
      statistic: (key) => index?.statistics.get(key) ?? null,
      season: index?.season ?? null,
      isLoading,
    }
  }, [data, isLoading])
}
