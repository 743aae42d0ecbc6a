import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { currentGameData } from '../game-data/current-game-data.ts'
import type { Ports } from '../ports.ts'
import { listSeasons } from './board-seasons.ts'
import { createBoardVersions } from './board-versions.ts'
import { findOnBoard } from './find-on-board.ts'
import { getRanks } from './get-ranks.ts'
import { listBoards } from './list-boards.ts'
import { readBoard } from './read-board.ts'
import { searchBoard } from './search-board.ts'

type Names = 'findOnBoard' | 'getBoardVersion' | 'getRanks' | 'listBoards' | 'readBoard' | 'searchBoard'

export function leaderboardsRoutes({ database }: Pick<Ports, 'database'>): Handlers<Names> {
  const readFile = currentGameData(database)
  const versionOf = createBoardVersions(database)
  return {
    async listBoards({ client: { locale } }) {
      const file = await readFile()
      return { boards: file ? listBoards(await listSeasons(database), file, locale) : [] }
    },
    readBoard: async ({ params, query, session: { accountId }, client: { locale } }) =>
      readBoard(database, { ...params, ...query, accountId }, { file: await readFile(), locale }),
    async getBoardVersion({ params: { board }, query }) {
      const version = await versionOf(board, query)
      return version === undefined ? new Failure('NOT_FOUND') : { version }
    },
    findOnBoard: ({ params, query, session: { accountId } }) =>
      findOnBoard(database, { ...params, ...query, accountId }),
    searchBoard: ({ params, query, session: { accountId } }) =>
      searchBoard(database, { ...params, ...query, accountId }),
    getRanks: async ({ params: { id }, client: { locale } }) =>
      getRanks(database, id, { file: await readFile(), locale }),
  }
}
