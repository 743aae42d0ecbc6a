import { gameDataShape, readGameData } from '@olympus/contract/game-data'
import type { LocaleCode } from '@olympus/contract/locales'
import type { Database } from '../../database/database.ts'
import { type PreparedReply, prepareReply } from '../../http/prepared-reply.ts'
import { localizeGameData } from './localize-game-data.ts'
import { currentHash, readImport } from './stored-game-data.ts'

/** All languages of the current version, and of the one before while pages still ask for it. */
const keptReplies = 20

type Reply = PreparedReply<typeof readGameData>

export interface GameDataReplies {
  /** The current version; null if no game data is imported. */
  version(): Promise<string | null>
  /** Null for a version that is not known. */
  read(version: string, locale: LocaleCode): Promise<Reply | null>
}

/** Builds each reply once, as long as it is asked for. */
export function createGameDataReplies({ database }: { readonly database: Database }): GameDataReplies {
  const replies = new Map<string, Promise<Reply | null>>()

  async function build(version: string, locale: LocaleCode): Promise<Reply | null> {
    const hash = version.slice(`${gameDataShape}-`.length)
    const file = version === `${gameDataShape}-${hash}` ? await readImport(database, hash) : null
    return file && prepareReply(readGameData, localizeGameData(file, version, locale))
  }

  return {
    async version() {
      const hash = await currentHash(database)
      return hash && `${gameDataShape}-${hash}`
    },
    async read(version, locale) {
      const key = `${version} ${locale}`
      const reply = replies.get(key) ?? build(version, locale)
      // The last one that was asked for is the last one to go.
      replies.delete(key)
      replies.set(key, reply)
      for (const oldest of [...replies.keys()].slice(0, -keptReplies)) replies.delete(oldest)
      const built = await reply.catch((error: unknown) => {
        replies.delete(key)
        throw error
      })
      if (!built) replies.delete(key)
      return built
    },
  }
}
