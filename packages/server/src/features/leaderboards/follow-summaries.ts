import type { BoardKey } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { isScore, sortKeyOf } from './board-rules.ts'
import { holdRanked, lockRanked, lockSeasons, raiseVersions } from './lock-boards.ts'
import { keyOf, placeEntries, readEntries } from './place-entries.ts'
import { isRankable } from './ranked.ts'
import { refreshEntries } from './refresh-entries.ts'

/** What boards show of a character. */
export interface ShownCharacter {
  readonly id: number
  readonly name: string
  readonly level: number
  readonly heroLevel: number
  readonly classCode: number
  readonly faction: string
}

/** A summary that has been stored. */
export interface StoredSummary {
  readonly characterId: number
  readonly capturedAt: Date
}

interface Due {
  readonly seasonId: number
  readonly characterId: number
  readonly board: BoardKey
  readonly score: number
  readonly reachedAt: Date
  readonly classCode: number
  readonly faction: string
}

/** Reads what boards show of characters, to tell later what has changed. */
export const readShown = (transaction: Transaction, ids: readonly number[]): Promise<ShownCharacter[]> =>
  transaction.query<ShownCharacter>(sql`
    select id, name, level, hero_level, class_code, faction from character where id = any(${[...ids]}::bigint[])`)

/** Scores that the boards of reputation and achievements do not have yet. */
async function findDue(transaction: Transaction, summaries: readonly StoredSummary[]): Promise<Due[]> {
  const rows = await transaction.query<Due & { sortKey: number | null }>(sql`
    select season.id as season_id, character.id as character_id, board,
      case board when 'reputation' then reputation else achievement_points end as score,
      given.at::timestamptz(3) as reached_at, character.class_code, character.faction, entry.sort_key
    from unnest(${summaries.map(({ characterId }) => characterId)}::bigint[],
      ${summaries.map(({ capturedAt }) => capturedAt.toISOString())}::timestamptz[]) as given (id, at)
    join character on character.id = given.id
    join board_season as season on board in ('reputation', 'achievements') and is_listed and closed_at is null
      and coalesce(starts_at <= given.at, true) and coalesce(given.at < ends_at, true)
    left join board_entry as entry on entry.season_id = season.id and entry.character_id = character.id`)
  return rows.filter(({ board, score, sortKey: known }) => {
    const sortKey = sortKeyOf(board, score)
    return sortKey !== known && (known !== null || isScore(board, sortKey))
  })
}

/** The caller holds `lockSeasons`. */
async function placeDue(transaction: Transaction, due: readonly Due[]): Promise<void> {
  if (due.length === 0) return
  const ranking = await transaction.query<{ id: number }>(sql`
    select character.id from character join account on account.id = account_id
    where character.id = any(${due.map(({ characterId }) => characterId)}::bigint[]) and ${isRankable}`)
  const rankable = new Set(ranking.map(({ id }) => id))
  const stored = await readEntries(transaction, due)
  await placeEntries(
    transaction,
    due.map(({ seasonId, characterId, board, score, reachedAt, classCode, faction }) => {
      const sortKey = sortKeyOf(board, score)
      const isRanked = rankable.has(characterId) && isScore(board, sortKey)
      const key = { seasonId, characterId }
      const origin = { gameServerId: null, batchId: null, scoreId: null }
      return {
        before: stored.get(keyOf(key)),
        after: {
          ...key,
          sortKey,
          reachedAt,
          classCode,
          faction,
          figures: null,
          party: null,
          isRanked,
          ...origin,
        },
      }
    }),
  )
}

const isSameFacet = (one: ShownCharacter, other: ShownCharacter) =>
  one.classCode === other.classCode && one.faction === other.faction

const isSameRow = (one: ShownCharacter, other: ShownCharacter) =>
  one.name === other.name && one.level === other.level && one.heroLevel === other.heroLevel

/** The boards that show characters, or leave them out. */
async function seasonsOf(transaction: Transaction, characterIds: readonly number[]): Promise<number[]> {
  if (characterIds.length === 0) return []
  const rows = await transaction.query<{ seasonId: number }>(sql`
    select distinct season_id from board_entry where character_id = any(${[...characterIds]}::bigint[])`)
  return rows.map(({ seasonId }) => seasonId)
}

/**
 * Makes the boards follow stored summaries, in their transaction and behind its locks: reputation,
 * achievements, and what boards show of a character. `before`: from `readShown`.
 */
export async function followSummaries(
  transaction: Transaction,
  summaries: readonly StoredSummary[],
  before: readonly ShownCharacter[],
): Promise<void> {
  if (summaries.length === 0) return
  const known = new Map(before.map((shown) => [shown.id, shown]))
  const now = await readShown(
    transaction,
    summaries.map(({ characterId }) => characterId),
  )
  const differing = (isSame: typeof isSameRow) =>
    now.filter((shown) => !isSame(shown, known.get(shown.id) ?? shown)).map(({ id }) => id)
  const [moved, redrawn] = [differing(isSameFacet), differing(isSameRow)]
  const due = await findDue(transaction, summaries)
  const shownIn = await seasonsOf(transaction, redrawn)
  const seasonIds = [
    ...shownIn,
    ...(await seasonsOf(transaction, moved)),
    ...due.map(({ seasonId }) => seasonId),
  ]
  if (seasonIds.length === 0) return
  // All at once and in their order: two reports must not wait for each other.
  await (moved.length > 0 ? lockRanked : holdRanked)(transaction)
  const open = await lockSeasons(transaction, [...new Set(seasonIds)])
  await refreshEntries(transaction, moved)
  await placeDue(
    transaction,
    due.filter(({ seasonId }) => open.has(seasonId)),
  )
  await raiseVersions(transaction, shownIn)
}
