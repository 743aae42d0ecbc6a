import type { Handlers } from '../../http/handlers.ts'
import { gameDataByHash } from '../game-data/current-game-data.ts'
import type { Ports } from '../ports.ts'
import { getStatistics } from './get-statistics.ts'

export function statisticsRoutes({ database }: Pick<Ports, 'database'>): Handlers<'getStatistics'> {
  const gameData = gameDataByHash(database)
  return {
    getStatistics: ({ params, query, session: { accountId }, client: { locale } }) =>
      getStatistics(
        { queries: database, gameData, locale },
        { characterId: params.id, accountId, asStranger: query.as === 'players' },
        query,
      ),
  }
}
