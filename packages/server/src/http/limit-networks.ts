import { bridgeEndpoints } from '@olympus/contract/bridge/endpoints'
import { apiBasePath } from '@olympus/contract/envelope'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { Log } from '../log.ts'
import { networkOf } from './client-address.ts'
import { refuse } from './record-requests.ts'
import { routeNameOf } from './route-names.ts'
import { apiHeaders } from './security-headers.ts'

interface LimitOptions {
  readonly config: Config
  readonly log: Log
  readonly networks: RequestLimits
}

/**
 * Payment providers report from a few addresses, and a lost report delays somebody's coins. A game server
 * reports for thousands of players: `identifyGameServer` counts its requests while they have no valid key.
 */
const isUncounted = (context: Context) =>
  context.req.path.startsWith(`${apiBasePath}/webhooks/`) ||
  Object.hasOwn(bridgeEndpoints, routeNameOf(context))

/** Counts every request to the API against the budget of its network, before anything else happens. */
export function limitNetworks(app: Hono, { config, log, networks }: LimitOptions): void {
  const { publicUrl, trustedProxies } = config
  const headers = apiHeaders(publicUrl)
  let hasWarned = false

  app.use(`${apiBasePath}/*`, async (context, next) => {
    const record = context.get('record')
    const { client } = record
    if (!hasWarned && trustedProxies === 0 && client.headers.get('x-forwarded-for') !== null) {
      hasWarned = true
      log.warn('requests come through a proxy, but TRUST_PROXY is 0: all players count as one network')
    }
    const limited = isUncounted(context) ? null : networks.count(networkOf(client.address))
    if (!limited) return next()
    record.exceeded = 'requests-of-network'
    return refuse(context, limited, headers)
  })
}
