import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { isScore } from './board-rules.ts'
import { lockRanked, lockSeasons, raiseVersions } from './lock-boards.ts'
import { moveEntries } from './move-entries.ts'
import { movesOf, type StoredEntry } from './place-entries.ts'
import { isRankable } from './ranked.ts'
import type { BoardKey } from '@olympus/contract/leaderboards'

interface FoundEntry extends StoredEntry {
  readonly board: BoardKey
  readonly isClosed: boolean
  readonly isRankable: boolean
  readonly classNow: number
  readonly factionNow: string
}

const readOf = (transaction: Transaction, characterIds: readonly number[]) =>
  transaction.query<FoundEntry>(sql`
    select season_id, character_id, sort_key, reached_at, board_entry.class_code, board_entry.faction, is_ranked,
      null as figures, null as party, board, closed_at is not null as is_closed, ${isRankable} as is_rankable,
      character.class_code as class_now, character.faction as faction_now
    from board_entry join board_season on board_season.id = season_id
    join character on character.id = character_id join account on account.id = account_id
    where character_id = any(${characterIds}::bigint[])`)

/** An entry as it should be. In a closed season, class and faction stay. */
function currentOf(entry: FoundEntry): StoredEntry {
  const { seasonId, characterId, sortKey, reachedAt, figures, party, isClosed, classNow, factionNow } = entry
  return {
    seasonId,
    characterId,
    sortKey,
    reachedAt,
    figures,
    party,
    classCode: isClosed ? entry.classCode : classNow,
    faction: isClosed ? entry.faction : factionNow,
    isRanked: entry.isRankable && isScore(entry.board, sortKey),
  }
}

async function store(transaction: Transaction, entries: readonly StoredEntry[]): Promise<void> {
  const rows = entries.map(({ seasonId, characterId, classCode, faction, isRanked }) => ({
    season_id: seasonId,
    character_id: characterId,
    class_code: classCode,
    faction,
    is_ranked: isRanked,
  }))
  await transaction.execute(sql`
    update board_entry set class_code = changed.class_code, faction = changed.faction, is_ranked = changed.is_ranked
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      season_id bigint, character_id bigint, class_code int, faction text, is_ranked boolean)
    where board_entry.season_id = changed.season_id and board_entry.character_id = changed.character_id`)
}

/** Changes entries to `afterOf`, and counts them. */
async function changeEntries(
  transaction: Transaction,
  characterIds: readonly number[],
  afterOf: (entry: FoundEntry) => StoredEntry,
): Promise<void> {
  if (characterIds.length === 0) return
  await lockRanked(transaction)
  const seasons = await transaction.query<{ seasonId: number }>(sql`
    select distinct season_id from board_entry where character_id = any(${[...characterIds]}::bigint[])`)
  await lockSeasons(
    transaction,
    seasons.map(({ seasonId }) => seasonId),
  )
  const changed = (await readOf(transaction, characterIds)).flatMap((before) => {
    const after = afterOf(before)
    const isSame =
      before.isRanked === after.isRanked &&
      before.classCode === after.classCode &&
      before.faction === after.faction
    return isSame ? [] : [{ after, moves: movesOf({ before, after }) }]
  })
  if (changed.length === 0) return
  await store(
    transaction,
    changed.map(({ after }) => after),
  )
  await moveEntries(
    transaction,
    changed.flatMap(({ moves }) => moves),
  )
  await raiseVersions(
    transaction,
    changed.flatMap(({ moves, after }) => (moves.length > 0 ? [after.seasonId] : [])),
  )
}

/**
 * Makes the boards follow what has changed about characters: whether they rank, their class, their faction.
 * Runs in the transaction of that change, after it, and behind every lock of it. Closed seasons too leave
 * out who ranks nowhere.
 */
export const refreshEntries = (transaction: Transaction, characterIds: readonly number[]): Promise<void> =>
  changeEntries(transaction, characterIds, currentOf)

const charactersOf = async (transaction: Transaction, accountId: number): Promise<number[]> => {
  const characters = await transaction.query<{ id: number }>(sql`
    select id from character where account_id = ${accountId}`)
  return characters.map(({ id }) => id)
}

/** `refreshEntries` for all characters of an account. */
export const refreshEntriesOf = async (transaction: Transaction, accountId: number): Promise<void> =>
  refreshEntries(transaction, await charactersOf(transaction, accountId))

/** Takes the characters of an account off the boards before its purge, which removes their entries. */
export const leaveBoards = async (transaction: Transaction, accountId: number): Promise<void> =>
  changeEntries(transaction, await charactersOf(transaction, accountId), (entry) => ({
    ...entry,
    isRanked: false,
  }))
