import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { raiseVersions } from './lock-boards.ts'
import { type Move, moveEntries } from './move-entries.ts'
import type { Standing } from './score-rules.ts'

export interface EntryKey {
  readonly seasonId: number
  readonly characterId: number
}

export interface StoredEntry extends EntryKey, Standing {
  readonly classCode: number
  readonly faction: string
  readonly isRanked: boolean
}

/** Where the latest score of an entry comes from. */
interface Source {
  readonly gameServerId: number | null
  readonly batchId: string | null
  readonly scoreId: string | null
}

export interface PlacedEntry {
  /** Undefined for a new entry. */
  readonly before: StoredEntry | undefined
  readonly after: StoredEntry & Source
}

export const keyOf = ({ seasonId, characterId }: EntryKey): string => `${seasonId} ${characterId}`

/** Reads entries by their keys. */
export async function readEntries(
  transaction: Transaction,
  keys: readonly EntryKey[],
): Promise<Map<string, StoredEntry>> {
  const rows = await transaction.query<StoredEntry>(sql`
    select season_id, board_entry.character_id, sort_key, reached_at, class_code, faction, figures, party, is_ranked
    from unnest(${keys.map(({ seasonId }) => seasonId)}::bigint[], ${keys.map(({ characterId }) => characterId)}::bigint[])
      as wanted (season, character)
    join board_entry on season_id = season and character_id = character`)
  return new Map(rows.map((row) => [keyOf(row), row]))
}

const isSamePlace = (one: StoredEntry, other: StoredEntry) =>
  one.isRanked === other.isRanked &&
  one.sortKey === other.sortKey &&
  one.reachedAt.getTime() === other.reachedAt.getTime() &&
  one.classCode === other.classCode &&
  one.faction === other.faction

export function movesOf({ before, after }: Pick<PlacedEntry, 'before'> & { after?: StoredEntry }): Move[] {
  if (before && after && isSamePlace(before, after)) return []
  const moves: Move[] = []
  if (before?.isRanked) moves.push({ ...before, change: -1 })
  if (after?.isRanked) moves.push({ ...after, change: 1 })
  return moves
}

const columns = sql`season_id, character_id, sort_key, reached_at, class_code, faction, figures, party, is_ranked,
  game_server_id, batch_id, score_id`

const rowsOf = (placed: readonly PlacedEntry[]) => {
  const rows = placed.map(({ after }) => ({
    season_id: after.seasonId,
    character_id: after.characterId,
    sort_key: after.sortKey,
    reached_at: after.reachedAt,
    class_code: after.classCode,
    faction: after.faction,
    figures: after.figures,
    party: after.party,
    is_ranked: after.isRanked,
    game_server_id: after.gameServerId,
    batch_id: after.batchId,
    score_id: after.scoreId,
  }))
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as placed (
      season_id bigint, character_id bigint, sort_key bigint, reached_at timestamptz(3), class_code int, faction text,
      figures jsonb, party text[], is_ranked boolean, game_server_id bigint, batch_id uuid, score_id text)`
}

/** An upsert would fire the trigger of a known entry twice, and look for it twice. */
async function store(transaction: Transaction, placed: readonly PlacedEntry[]): Promise<void> {
  const fresh = placed.filter(({ before }) => !before)
  const known = placed.filter(({ before }) => before)
  if (fresh.length > 0)
    await transaction.execute(sql`
      insert into board_entry (${columns}) select ${columns} from ${rowsOf(fresh)}`)
  if (known.length === 0) return
  const changed = await transaction.execute(sql`
    update board_entry as entry set sort_key = placed.sort_key, reached_at = placed.reached_at,
      class_code = placed.class_code, faction = placed.faction, figures = placed.figures, party = placed.party,
      is_ranked = placed.is_ranked, game_server_id = placed.game_server_id, batch_id = placed.batch_id,
      score_id = placed.score_id, reported_at = now()
    from ${rowsOf(known)}
    where entry.season_id = placed.season_id and entry.character_id = placed.character_id`)
  if (changed !== known.length) throw new Error('An entry of a locked season is gone')
}

/** Stores changed entries, each once, and counts them. The caller holds `lockSeasons` of open seasons. */
export async function placeEntries(transaction: Transaction, placed: readonly PlacedEntry[]): Promise<void> {
  if (placed.length === 0) return
  await store(transaction, placed)
  await moveEntries(transaction, placed.flatMap(movesOf))
  const visible = placed.filter(({ before, after }) => before?.isRanked || after.isRanked)
  await raiseVersions(
    transaction,
    visible.map(({ after }) => after.seasonId),
  )
}
