import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import { testApp } from '../testing/test-app.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { startMetrics } from './start-metrics.ts'
import type { StartedMetrics } from './start-metrics.ts'

const database = withTestDatabase()
const listeners: { stop(): Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()))
})

const started = () => startMetrics(readConfig({ METRICS_PORT: '0' }), silentLog)

async function listen({ listen: open }: StartedMetrics, over: Database = database): Promise<string> {
  const listener = await open({
    database: over,
    launcherFiles: { problems: () => [] },
    live: { openStreams: () => 0 },
    provider: { openCircuits: () => [] },
    passwordQueue: () => ({ running: 0, waiting: 0, refusals: 0 }),
  })
  listeners.push(listener)
  return `http://127.0.0.1:${listener.port}`
}

it('answers a scrape on a listener of its own', async () => {
  const metrics = await started()
  metrics.metrics.count('olympus_ledger_checks_total', { outcome: 'sound' })
  const response = await fetch(`${await listen(metrics)}/metrics`)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('olympus_ledger_checks_total{outcome="sound"} 1\n')
  expect(text).toContain('olympus_queues_readable 1\n')
  expect(text).toContain('olympus_tasks{kind="delivery",state="delayed"} 0\n')
  expect(text).toMatch(/^olympus_build_info\{version="[\d.]+",schema="\d+",node="v\d+\.\d+\.\d+"\} 1$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

it('answers nothing else', async () => {
  const address = await listen(await started())
  for (const path of ['/', '/metrics/', '/api/support', '/outbox'])
    expect([path, (await fetch(address + path)).status]).toEqual([path, 404])
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
})

it('cannot be scraped on the public port', async () => {
  const { metrics } = await started()
  const app = testApp({ database, metrics })
  for (const path of ['/metrics', '/api/metrics', '/api/../metrics']) {
    const response = await app.fetch(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).not.toContain('olympus_')
  }
})

it('survives a database that is down, and reports it', async () => {
  const down = { ...database, one: () => Promise.reject(new Error('connection refused')) }
  const response = await fetch(`${await listen(await started(), down)}/metrics`)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('olympus_queues_readable 0\n')
  expect(text).not.toMatch(/^olympus_tasks\{/m)
  expect(text).not.toMatch(/^olympus_refunds_due /m)
  expect(text).toMatch(/^olympus_database_waiting 0$/m)
})

it('listens nowhere unless a port is set', async () => {
  const { listen: open } = await startMetrics(readConfig({}), silentLog)
  expect(await open({ database } as never)).toMatchObject({ port: null })
})
