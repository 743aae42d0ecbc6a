import { gameDataShape } from '@olympus/contract/game-data'
import { GameDataFile } from '@olympus/contract/game-data-file'
import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'

/** Pages that were loaded before an import may still ask for what they were told. */
const keptImports = 5

interface Imported {
  /** SHA-256 in hex. */
  readonly hash: string
  readonly importedAt: Date
}

/** The imports that can be read, the current one first. */
export const listImports = (queries: Queries): Promise<Imported[]> =>
  queries.query<Imported>(sql`
    select encode(hash, 'hex') as hash, imported_at from game_data order by imported_at desc, hash desc`)

const selectHash = sql`(select encode(hash, 'hex') from game_data order by imported_at desc, hash desc limit 1)`

/** The hash of the current game data; null if none is imported. */
export async function currentHash(queries: Queries): Promise<string | null> {
  const { hash } = await queries.one<{ hash: string | null }>(sql`select ${selectHash} as hash`)
  return hash
}

/** The current version as part of another statement; null if none is imported. */
export const selectVersion = sql`${`${gameDataShape}-`} || ${selectHash}`

/** The content of an import; null if it is not known, or no longer. */
export async function readImport(queries: Queries, hash: string): Promise<GameDataFile | null> {
  const found = await queries.maybeOne<{ body: unknown }>(sql`
    select body from game_data where hash = decode(${hash}, 'hex')`)
  // An import of an older release lacks the tables that came later.
  return found ? z.parse(GameDataFile, found.body) : null
}

/** The clock may stand still between two imports, or be set back. */
const afterOthers = sql`
  greatest(clock_timestamp(), (select max(imported_at) + interval '1 microsecond' from game_data))`

/** Makes this the current game data. Imports wait for each other. */
export async function saveImport(transaction: Transaction, hash: string, file: GameDataFile): Promise<void> {
  await transaction.execute(sql`
    insert into game_data (hash, body, imported_at)
    values (decode(${hash}, 'hex'), ${JSON.stringify(file)}::jsonb, ${afterOthers})
    on conflict (hash) do update set imported_at = excluded.imported_at`)
  await transaction.execute(sql`
    delete from game_data where hash not in (
      select hash from game_data order by imported_at desc, hash desc limit ${keptImports})`)
}

export const lockImports = (transaction: Transaction): Promise<void> =>
  transaction.script('lock table game_data in share row exclusive mode')
