import { expect, it, vi } from 'vitest'
import { testMetrics } from '../testing/metric-values.ts'

it('starts counters with few series at 0, so that rates see their first event', async () => {
  const { metrics, valueOf } = testMetrics()
  const series = 'olympus_ledger_checks_total{outcome="drifted"}'
  expect(await valueOf(series)).toBe(0)
  metrics.count('olympus_ledger_checks_total', { outcome: 'drifted' })
  expect(await valueOf(series)).toBe(1)
})

it('leaves out what is unknown instead of showing an old value or 0', async () => {
  const { set, leaveOut, valueOf } = testMetrics()
  expect(await valueOf('olympus_ledger_sound_timestamp_seconds')).toBeUndefined()
  set('olympus_refunds_due', {}, 3)
  set('olympus_tasks', { kind: 'delivery', state: 'delayed' }, 4)
  expect(await valueOf('olympus_refunds_due')).toBe(3)
  leaveOut('olympus_refunds_due')
  leaveOut('olympus_tasks')
  expect(await valueOf('olympus_refunds_due')).toBeUndefined()
  expect(await valueOf('olympus_tasks{kind="delivery",state="delayed"}')).toBeUndefined()
})

it('shows when the ledger was sound', async () => {
  const { metrics, valueOf } = testMetrics()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  try {
    metrics.ledgerIsSound()
  } finally {
    vi.useRealTimers()
  }
  expect(await valueOf('olympus_ledger_sound_timestamp_seconds')).toBe(Date.UTC(2026, 10, 23, 10) / 1000)
})
