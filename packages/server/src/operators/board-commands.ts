import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { checkBuckets, type WrongRange } from '../features/leaderboards/check-buckets.ts'
import { checkEntries } from '../features/leaderboards/check-entries.ts'
import { resultHash } from '../features/leaderboards/close-seasons.ts'
import { lockRanked, lockSeasons, raiseVersions } from '../features/leaderboards/lock-boards.ts'
import { rebuildBuckets } from '../features/leaderboards/rebuild-buckets.ts'
import { refreshEntries } from '../features/leaderboards/refresh-entries.ts'
import type { OperatorCommand } from './operator-command.ts'
import { recordAct } from './record-act.ts'

/** Counting millions of entries takes longer than a request may. */
const longTimeout = `set local statement_timeout = '300s'`

interface SeasonRow {
  readonly id: number
  readonly board: string
  readonly boss: number | null
  readonly season: number
  readonly isListed: boolean
  readonly endsAt: Date | null
  readonly closedAt: Date | null
  readonly entries: number
  readonly result: unknown
  readonly resultHash: Buffer | null
}

const listSeasons = (queries: Queries) =>
  queries.query<SeasonRow>(sql`
    select id, board, boss, season, is_listed, ends_at, closed_at, result, result_hash,
      (select coalesce(sum(entries), 0)::bigint from board_bucket where season_id = board_season.id and facet = '*/*') as entries
    from board_season order by board, place, season`)

const nameOf = ({ board, boss, season }: Pick<SeasonRow, 'board' | 'boss' | 'season'>) =>
  `${board}${boss === null ? '' : ` boss ${boss}`}${season === 0 ? '' : ` season ${season}`}`

function stateOf({ isListed, endsAt, closedAt }: SeasonRow): string {
  if (closedAt) return `closed ${closedAt.toISOString()}`
  if (!isListed) return 'not in the game data'
  return endsAt ? `ends ${endsAt.toISOString()}` : 'open'
}

const rangeLine = ({ facet, level, entries, counted }: WrongRange) =>
  `! ${facet}: counted ${counted} entries, the ${level} says ${entries ?? 'nothing'}`

/** What is wrong with a board, a line each. */
async function problemsOf(queries: Queries, season: SeasonRow): Promise<string[]> {
  const wrong = await checkBuckets(queries, season.id)
  const strayed = await checkEntries(queries, season.id)
  const isChanged = season.resultHash !== null && !resultHash(season.result).equals(season.resultHash)
  return [
    ...wrong.map(rangeLine),
    ...(strayed.length > 0 ? [`! ${strayed.length} entries do not follow their characters`] : []),
    ...(isChanged ? ['! the result is not the one that was kept when it was closed'] : []),
  ]
}

export const boardCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'boards list',
    summary: 'all leaderboards with their seasons and numbers of ranked entries',
    async run({ database, print }) {
      for (const season of await listSeasons(database))
        print(`${nameOf(season)}  ${season.entries} entries  ${stateOf(season)}`)
      return true
    },
  },
  {
    kind: 'reading',
    name: 'boards check',
    summary: 'counts the entries of all leaderboards and compares them with what ranks are counted by',
    async run({ database, print }) {
      let problems = 0
      for (const season of await listSeasons(database)) {
        const lines = await database.transaction(
          async (transaction) => {
            await transaction.script(longTimeout)
            return problemsOf(transaction, season)
          },
          { isRepeatable: true },
        )
        if (lines.length > 0) print(nameOf(season))
        for (const line of lines) print(line)
        problems += lines.length
      }
      if (problems === 0) print('The leaderboards are sound')
      return problems === 0
    },
  },
  {
    kind: 'act',
    name: 'boards rebuild',
    summary: 'recounts all leaderboards and reports what was wrong; no scores are taken meanwhile',
    async run({ database, print }, _, by) {
      const wrong = await database.transaction(async (transaction) => {
        await transaction.script(longTimeout)
        await lockRanked(transaction)
        const seasons = await listSeasons(transaction)
        const found: string[] = []
        for (const season of seasons) {
          await lockSeasons(transaction, [season.id])
          found.push(...(await problemsOf(transaction, season)).map((line) => `${nameOf(season)} ${line}`))
        }
        for (const { id } of seasons) {
          await rebuildBuckets(transaction, id)
          await refreshEntries(transaction, await checkEntries(transaction, id))
        }
        await raiseVersions(
          transaction,
          seasons.map(({ id }) => id),
        )
        await recordAct(transaction, {
          by,
          command: 'boards rebuild',
          details: { problems: found.slice(0, 200) },
        })
        return found
      })
      for (const line of wrong) print(line)
      print(`Recounted all leaderboards; ${wrong.length} problems found`)
    },
  },
]
