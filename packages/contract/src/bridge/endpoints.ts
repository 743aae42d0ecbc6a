import { reportCharacters, reportDeletedCharacters } from './characters.ts'
import { greetPortal, listCodes } from './game-servers.ts'
import { endGameSession, reportPresence, startGameSession } from './game-sessions.ts'
import { reportScores } from './scores.ts'
import { reportStatistics } from './statistics.ts'
import { claimTasks, confirmTasks, extendLeases, rejectTasks, retryTasks } from './tasks.ts'
import { awardTickets } from './tickets.ts'

/** Every endpoint for game servers by name. No browser code imports this table. */
export const bridgeEndpoints = {
  greetPortal,
  listCodes,
  startGameSession,
  reportPresence,
  endGameSession,
  reportCharacters,
  reportDeletedCharacters,
  reportScores,
  reportStatistics,
  claimTasks,
  confirmTasks,
  retryTasks,
  rejectTasks,
  extendLeases,
  awardTickets,
} as const

export type BridgeEndpoints = typeof bridgeEndpoints
export type BridgeEndpointName = keyof BridgeEndpoints

/** The endpoints that take batches. */
export type BatchEndpointName = {
  [Name in BridgeEndpointName]: 'entry' extends keyof BridgeEndpoints[Name] ? Name : never
}[BridgeEndpointName]

export const isBatchEndpoint = (name: BridgeEndpointName): name is BatchEndpointName =>
  'entry' in bridgeEndpoints[name]

export const batchEndpointNames = (Object.keys(bridgeEndpoints) as BridgeEndpointName[]).filter(
  isBatchEndpoint,
)
