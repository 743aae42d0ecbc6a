import type { BoardKey } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { isScore, sortKeyOf } from './board-rules.ts'
import { holdRanked, lockSeasons } from './lock-boards.ts'
import { placeEntries } from './place-entries.ts'
import { isRankable } from './ranked.ts'

const charactersAtOnce = 2000

interface EarlierScore {
  readonly id: number
  readonly score: number
  readonly reachedAt: Date
  readonly classCode: number
  readonly faction: string
  readonly isRankable: boolean
  readonly isPlaced: boolean
}

interface Unfilled {
  readonly id: number
  readonly board: BoardKey
  readonly filledTo: number
}

/** Takes over the next characters. False if there is nothing left to do. */
const fillSome = (database: Database): Promise<boolean> =>
  database.transaction(
    async (transaction) => {
      await holdRanked(transaction)
      const season = await transaction.maybeOne<Unfilled>(sql`
        select id, board, filled_to from board_season where filled_to is not null and is_listed order by id limit 1`)
      if (!season) return false
      await lockSeasons(transaction, [season.id])
      const rows = await transaction.query<EarlierScore>(sql`
        select character.id, case ${season.board}::text when 'reputation' then reputation else achievement_points end as score,
          coalesce((heads -> 'summary' ->> 'capturedAt')::timestamptz, character.created_at)::timestamptz(3) as reached_at,
          class_code, faction, ${isRankable} as is_rankable,
          exists (select from board_entry where season_id = ${season.id} and board_entry.character_id = character.id)
            as is_placed
        from board_season join character on character.id > filled_to join account on account.id = account_id
        left join character_snapshot on character_snapshot.character_id = character.id
        where board_season.id = ${season.id} order by character.id limit ${charactersAtOnce}`)
      await placeEntries(
        transaction,
        rows
          .filter(({ isPlaced, score }) => !isPlaced && isScore(season.board, sortKeyOf(season.board, score)))
          .map(({ id, score, reachedAt, classCode, faction, isRankable: isRanked }) => ({
            before: undefined,
            after: {
              seasonId: season.id,
              characterId: id,
              sortKey: sortKeyOf(season.board, score),
              reachedAt,
              classCode,
              faction,
              isRanked,
              figures: null,
              party: null,
              gameServerId: null,
              batchId: null,
              scoreId: null,
            },
          })),
      )
      const last = rows.length < charactersAtOnce ? null : (rows.at(-1)?.id ?? null)
      await transaction.execute(sql`update board_season set filled_to = ${last} where id = ${season.id}`)
      return true
    },
    { isRepeatable: true },
  )

/** Puts characters on new boards of reputation and achievements that were reported earlier. */
export async function fillBoards(database: Database): Promise<void> {
  while (await fillSome(database));
}
