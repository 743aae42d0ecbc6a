import { Hono } from 'hono'
import { readConfig } from '../config.ts'
import { createFloodLog } from '../http/flood-log.ts'
import { recordRequests } from '../http/record-requests.ts'
import { type Log, silentLog } from '../log.ts'
import { type Metrics, noMetrics } from '../metrics/metrics.ts'
import { systemRandom } from '../random.ts'

/** An app without routes that records its requests, as every route of the API needs it. */
export function recordedApp(log: Log = silentLog, metrics: Metrics = noMetrics): Hono {
  const app = new Hono()
  const floodLog = createFloodLog(log)
  recordRequests(app, { config: readConfig({}), log, metrics, random: systemRandom, floodLog })
  return app
}
