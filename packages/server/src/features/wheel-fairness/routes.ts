import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { freshCheckpoint } from './fresh-checkpoint.ts'
import { getStatistics } from './get-statistics.ts'
import { listTables } from './list-tables.ts'
import { proveSpin } from './prove-spin.ts'
import { proveConsistency, readLog } from './read-log.ts'

type FairnessEndpoint =
  | 'proveSpin'
  | 'listWheelTables'
  | 'getCheckpoint'
  | 'readWheelLog'
  | 'proveConsistency'
  | 'getWheelStatistics'

/** A proof between two sizes never changes. */
const immutable = 'public, max-age=31536000, immutable'

export function wheelFairnessRoutes(ports: Ports): Handlers<FairnessEndpoint> {
  return {
    proveSpin: ({ params, client }) => proveSpin(ports, { ...params, locale: client.locale }),
    listWheelTables: ({ query, client }) => listTables(ports, { ...query, locale: client.locale }),
    getCheckpoint: () => freshCheckpoint(ports),
    readWheelLog: ({ query }) => readLog(ports, query),
    async proveConsistency({ query, reply }) {
      const proof = await proveConsistency(ports, query)
      if (!(proof instanceof Failure)) reply.headers['cache-control'] = immutable
      return proof
    },
    getWheelStatistics: ({ query }) => getStatistics(ports.database, query),
  }
}
