import { expect, it } from 'vitest'
import { testMetrics } from '../testing/metric-values.ts'
import { readProcess } from './process-gauges.ts'

it('shows the state of the process at the scrape, and totals that only grow', async () => {
  const metrics = testMetrics()
  const usage = { inUse: 3, idle: 2, waiting: 4, refusals: 5, retries: 6 }
  const read = (refusals: number) =>
    readProcess(
      {
        database: { usage: () => ({ ...usage, refusals }) },
        launcherFiles: { problems: () => ['launcher a'] },
        live: { openStreams: () => 7 },
        provider: { openCircuits: () => ['writes'] },
        passwordQueue: () => ({ running: 8, waiting: 9, refusals: 10 }),
      },
      metrics,
    )
  read(1)
  read(5)
  const values = await Promise.all(
    [
      'olympus_database_connections{state="in-use"}',
      'olympus_database_connections{state="idle"}',
      'olympus_database_waiting',
      'olympus_database_refusals_total',
      'olympus_database_retries_total',
      'olympus_event_streams',
      'olympus_launcher_files_damaged',
      'olympus_password_hashes{state="running"}',
      'olympus_password_hashes{state="waiting"}',
      'olympus_password_hash_refusals_total',
      'olympus_payment_circuit_open{calls="writes"}',
      'olympus_payment_circuit_open{calls="reads"}',
    ].map((series) => metrics.valueOf(series)),
  )
  expect(values).toEqual([3, 2, 4, 5, 6, 7, 1, 8, 9, 10, 1, 0])
})
