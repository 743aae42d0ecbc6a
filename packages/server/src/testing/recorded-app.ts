import { Hono } from 'hono'
import { readConfig } from '../config.ts'
import { createFloodLog } from '../http/flood-log.ts'
import { recordRequests } from '../http/record-requests.ts'
import { type Log, silentLog } from '../log.ts'
import { systemRandom } from '../random.ts'

/** An app without routes that records its requests, as every route of the API needs it. */
export function recordedApp(log: Log = silentLog): Hono {
  const app = new Hono()
  recordRequests(app, { config: readConfig({}), log, random: systemRandom, floodLog: createFloodLog(log) })
  return app
}
