import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { asOrdinaryWork } from '../database/ordinary-work.ts'
import type { Log } from '../log.ts'
import { readQueueGauges } from './queue-readings.ts'

interface QueueReaderOptions {
  readonly database: Pick<Database, 'one'>
  readonly log: Pick<Log, 'warn'>
  /** How long a scrape waits. The database may take longer; then the next scrape reads again. */
  readonly patienceMs?: number
  /** How long readings count for further scrapes, for example of a second Prometheus. */
  readonly freshMs?: number
}

/** Returns the values of `queueGauges` in their order, or null if the database does not answer in time. */
export type QueueReader = () => Promise<readonly number[] | null>

/** Never runs two reads at once, and takes no connection that payments and log-ins need. */
export function createQueueReader(options: QueueReaderOptions): QueueReader {
  const { database, log, patienceMs = 2000, freshMs = 5000 } = options
  let reading: Promise<void> | undefined
  let latest: { readonly values: readonly number[]; readonly readAtMs: number } | undefined

  async function read(): Promise<void> {
    try {
      const { readings } = await asOrdinaryWork(() => database.one<{ readings: number[] }>(readQueueGauges))
      latest = { values: readings, readAtMs: performance.now() }
    } catch (error) {
      log.warn({ err: error }, 'the queues cannot be read for the metrics')
    }
  }

  const freshValues = () => (latest && performance.now() - latest.readAtMs < freshMs ? latest.values : null)

  return async () => {
    const known = freshValues()
    if (known) return known
    reading ??= read().finally(() => {
      reading = undefined
    })
    const patience = new AbortController()
    await Promise.race([
      reading,
      sleep(patienceMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
    ])
    patience.abort()
    return freshValues()
  }
}
