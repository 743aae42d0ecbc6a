import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { Snapshot } from './snapshot-rules.ts'

interface CharacterIdentity {
  readonly id: number
  readonly accountId: number
}

/** Finds reported characters by the game's IDs. Locks nothing. */
export async function findCharacters(
  queries: Queries,
  world: string,
  gameIds: readonly string[],
): Promise<Map<string, CharacterIdentity>> {
  const rows = await queries.query<CharacterIdentity & { gameId: string }>(sql`
    select id, account_id, game_id from character where world = ${world} and game_id = any(${gameIds})`)
  return new Map(rows.map(({ gameId, ...identity }) => [gameId, identity]))
}

/** A locked character while a batch works on it. */
export interface KnownCharacter extends CharacterIdentity {
  readonly isDeleted: boolean
  /** Null if the portal has recorded no name yet. */
  readonly recordedName: string | null
  readonly snapshot: Snapshot
}

interface SnapshotRow {
  readonly characterId: number
  readonly heads: Snapshot['heads']
  readonly epoch: number
  readonly counter: number
  readonly wantedSections: Snapshot['wanted'] | null
}

const lockSnapshots = (transaction: Transaction, ids: readonly number[]) =>
  transaction.query<SnapshotRow>(sql`
    select character_id, heads, epoch, counter, wanted_sections from character_snapshot
    where character_id = any(${ids}::bigint[]) order by character_id for update`)

/**
 * Locks snapshots by ID, and before them the characters in `changing`. So reports wait for each other, and
 * characters are read as the last one left them.
 */
export async function lockCharacters(
  transaction: Transaction,
  ids: readonly number[],
  changing: readonly number[],
): Promise<ReadonlyMap<number, KnownCharacter>> {
  if (changing.length > 0)
    await transaction.query(sql`
      select from character where id = any(${changing}::bigint[]) order by id for no key update`)
  let snapshots = await lockSnapshots(transaction, ids)
  if (snapshots.length < ids.length) {
    await transaction.execute(sql`
      insert into character_snapshot (character_id, heads, epoch, counter)
      select id, '{}', 0, 0 from unnest(${ids}::bigint[]) as id order by id on conflict do nothing`)
    snapshots = await lockSnapshots(transaction, ids)
  }
  const characters = await transaction.query<Omit<KnownCharacter, 'snapshot'>>(sql`
    select id, account_id, deleted_at is not null as is_deleted,
      case when id = any(${changing}::bigint[])
        and exists (select from character_name_history where character_id = character.id) then name end as recorded_name
    from character where id = any(${ids}::bigint[])`)
  const byId = new Map(characters.map((character) => [character.id, character]))
  const known = new Map<number, KnownCharacter>()
  for (const { characterId, heads, epoch, counter, wantedSections } of snapshots) {
    const character = byId.get(characterId)
    if (!character) continue
    const snapshot = { heads, revision: { epoch, counter }, wanted: wantedSections ?? [] }
    known.set(characterId, { ...character, snapshot })
  }
  return known
}
