import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import type { Ports } from '../ports.ts'
import { endGameSession } from './end-game-session.ts'
import { reportPresence } from './report-presence.ts'
import { startGameSession } from './start-game-session.ts'

export const gameSessionsBridgeRoutes = ({
  database,
}: Pick<Ports, 'database'>): BridgeHandlers<'endGameSession' | 'reportPresence' | 'startGameSession'> => ({
  startGameSession: ({ gameServer, body }) => startGameSession(database, gameServer, body),
  reportPresence: ({ gameServer, body }) => reportPresence(database, gameServer, body),
  endGameSession: ({ gameServer, params, body }) => endGameSession(database, { gameServer, params, body }),
})
