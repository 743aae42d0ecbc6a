import { Failure } from '../../failure.ts'
import type { Database } from '../../database/database.ts'
import { asOrdinaryWork } from '../../database/ordinary-work.ts'
import { authenticateGameServer } from '../../features/game-servers/authenticate-game-server.ts'
import type { GameServer } from '../../features/game-servers/game-server.ts'
import { isGameServerKey } from '../../features/game-servers/game-server-key.ts'
import type { RequestLimits } from '../../limits/request-limits.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { networkOf } from '../client-address.ts'
import type { RequestRecord } from '../record-requests.ts'
import type { Identify } from '../session.ts'

const bearer = /^Bearer (\S+)$/i

export interface IdentifyOptions {
  readonly database: Database
  readonly identify: Identify
  readonly metrics: Metrics
  readonly requestLimits: { readonly networks: RequestLimits }
}

/** Finds the game server of a request by its key. */
export type IdentifyGameServer = (
  record: RequestRecord,
) => Promise<GameServer | Failure<'FORBIDDEN' | 'GAME_SERVER_KEY_INVALID' | 'TOO_MANY_REQUESTS'>>

/**
 * Requests count against the budget of their network until their key has proven valid; later ones do not,
 * because a game server reports for thousands of players. So a flood of invented keys never gets further
 * than its budget, and shuts out no game server that is known already.
 */
export function createIdentifyGameServer({
  database,
  identify,
  metrics,
  requestLimits,
}: IdentifyOptions): IdentifyGameServer {
  /**
   * Hashes of keys that were valid when they were used last. They admit; only the database authenticates.
   */
  const proven = new Set<string>()

  return async (record) => {
    const { address, headers } = record.client
    const token = bearer.exec(headers.get('authorization') ?? '')?.[1] ?? ''
    const hash = hashOf(token).toString('base64')
    const limited = proven.has(hash) ? null : requestLimits.networks.count(networkOf(address))
    if (limited) {
      record.exceeded = 'requests-of-network'
      return limited
    }
    return asOrdinaryWork(async () => {
      const gameServer = isGameServerKey(token) ? await authenticateGameServer(database, token) : null
      if (gameServer) {
        proven.add(hash)
        return gameServer
      }
      proven.delete(hash)
      const isPlayer = token !== '' && (await identify(token)) !== null
      metrics.count('olympus_bridge_keys_rejected_total', { sender: isPlayer ? 'player' : 'unknown' })
      return new Failure(isPlayer ? 'FORBIDDEN' : 'GAME_SERVER_KEY_INVALID')
    })
  }
}
