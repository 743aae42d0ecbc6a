import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { readBuild } from './build.ts'
import { type Metrics, noMetrics } from './metrics.ts'
import type { ProcessSources } from './process-gauges.ts'
import { createQueueReader } from './queue-reader.ts'
import { serveMetrics } from './serve-metrics.ts'

interface Listener {
  /** Null: there is none. */
  readonly port: number | null
  stop(): Promise<void>
}

export interface StartedMetrics {
  readonly metrics: Metrics
  /** Listens for scrapes, once there is something to read. */
  listen(sources: ProcessSources & { readonly database: Database }): Promise<Listener>
}

/** The metrics of this process, or none if the configuration names no listener for them. */
export async function startMetrics({ metricsListener }: Config, log: Log): Promise<StartedMetrics> {
  if (!metricsListener) return { metrics: noMetrics, listen: async () => ({ port: null, async stop() {} }) }
  // Loads the Prometheus client only for those who use it.
  const { createMetrics } = await import('./create-metrics.ts')
  const registry = createMetrics()
  return {
    metrics: registry.metrics,
    async listen(sources) {
      const readQueues = createQueueReader({ database: sources.database, log })
      const { createExposition } = await import('./exposition.ts')
      const exposition = createExposition(registry, { ...sources, readQueues, build: readBuild() })
      const served = await serveMetrics(exposition, { ...metricsListener, log })
      log.info({ port: served.port, host: metricsListener.host }, 'metrics')
      return served
    },
  }
}
