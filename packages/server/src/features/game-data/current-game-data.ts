import type { GameDataFile } from '@olympus/contract/game-data-file'
import type { Database } from '../../database/database.ts'
import { currentHash, readImport } from './stored-game-data.ts'

/** Reads the import with a hash. Parses it only once, as long as no other one is read. */
export function gameDataByHash(database: Database): (hash: string) => Promise<GameDataFile | null> {
  let known: { readonly hash: string; readonly file: Promise<GameDataFile | null> } | undefined
  return async (hash) => {
    known = known?.hash === hash ? known : { hash, file: readImport(database, hash) }
    return known.file.catch((error: unknown) => {
      known = undefined
      throw error
    })
  }
}

/** Reads the current game data, and parses each import once; null if none is imported. */
export function currentGameData(database: Database): () => Promise<GameDataFile | null> {
  const read = gameDataByHash(database)
  return async () => {
    const hash = await currentHash(database)
    return hash === null ? null : read(hash)
  }
}
