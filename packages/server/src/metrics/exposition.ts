import { collectDefaultMetrics } from '@prometheus-io/client'
import type { Build } from './build.ts'
import type { MetricRegistry } from './create-metrics.ts'
import { type ProcessSources, readProcess } from './process-gauges.ts'
import { queueGauges } from './queue-readings.ts'
import type { QueueReader } from './queue-reader.ts'

interface ExpositionOptions extends ProcessSources {
  readonly build: Build
  readonly readQueues: QueueReader
}

/** What a scrape gets. */
export interface Exposition {
  readonly contentType: string
  /** Never waits long for the database, and never fails because of it. */
  text(): Promise<string>
}

/** Completes what was counted with what is read at each scrape. */
export function createExposition(
  metrics: MetricRegistry,
  { build, readQueues, ...sources }: ExpositionOptions,
): Exposition {
  const { registry, set, leaveOut } = metrics
  collectDefaultMetrics({ register: registry })
  set('olympus_build_info', build, 1)

  return {
    contentType: registry.contentType,
    async text() {
      readProcess(sources, metrics)
      const values = await readQueues()
      set('olympus_queues_readable', {}, values ? 1 : 0)
      for (const [index, { name, labels }] of queueGauges.entries()) {
        const value = values?.[index]
        if (value === undefined) leaveOut(name)
        else set(name, labels, value)
      }
      return registry.metrics()
    },
  }
}
