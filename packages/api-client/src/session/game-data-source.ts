import { type GameData as Content, getGameDataVersion, readGameData } from '@olympus/contract/game-data'
import type { LocaleCode } from '@olympus/contract/locales'

import { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'

/** The game data of the server. */
export interface GameDataSource {
  /** Asks once, and again after a failure. Null if there is no game data. */
  version(): Promise<string | null>
  read(version: string, locale: LocaleCode): Promise<Content>
  /** Spares the first question: a reply has named the version. */
  assume(version: string): void
  /** Makes the next `version()` ask again. */
  forgetVersion(): void
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.key === 'NOT_FOUND'

export function createGameDataSource(client: Pick<Client, 'call'>): GameDataSource {
  let asked: Promise<string | null> | null = null

  async function ask() {
    try {
      return (await client.call(getGameDataVersion)).version
    } catch (error) {
      asked = null
      throw error
    }
  }
  const version = () => (asked ??= ask())
  const read = (wanted: string, locale: LocaleCode) =>
    client.call(readGameData, { params: { version: wanted }, query: { locale } })

  return {
    version,
    async read(wanted, locale) {
      try {
        return await read(wanted, locale)
      } catch (error) {
        if (!isNotFound(error)) throw error
        // Imports have replaced it since this page asked.
        asked = null
        const newer = await version()
        if (newer === null || newer === wanted) throw error
        return read(newer, locale)
      }
    },
    assume(named) {
      asked ??= Promise.resolve(named)
    },
    forgetVersion() {
      asked = null
    },
  }
}
