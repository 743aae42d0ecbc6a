import { expect, test } from 'vitest'

import { nextPollMs, purchaseOutcome, verifyingPatienceMs } from './purchase-status-rules.ts'

test('waits longer after each request and stops after a minute', () => {
  const delays: number[] = []
  let waitedMs = 0
  for (;;) {
    const delayMs = nextPollMs({ polls: delays.length, waitedMs })
    if (delayMs === null) break
    delays.push(delayMs)
    waitedMs += delayMs
  }
  expect(delays.slice(0, 4)).toEqual([1000, 1500, 2250, 3375])
  expect(Math.max(...delays)).toBeLessThanOrEqual(8000)
  expect(waitedMs).toBe(verifyingPatienceMs)
  expect(delays.length).toBeLessThan(15)
})

test.each([
  { state: 'pending', failure: null, isOver: false, outcome: 'unpaid' },
  { state: 'pending', failure: 'PAYMENT_FAILED', isOver: false, outcome: 'declined' },
  { state: 'verifying', failure: null, isOver: false, outcome: 'verifying' },
  { state: 'verifying', failure: null, isOver: true, outcome: 'delayed' },
  { state: 'succeeded', failure: null, isOver: true, outcome: 'succeeded' },
  { state: 'withdrawn', failure: null, isOver: true, outcome: 'withdrawn' },
  { state: 'partially-refunded', failure: null, isOver: true, outcome: 'partially-refunded' },
  { state: 'refunded', failure: null, isOver: false, outcome: 'refunded' },
  { state: 'disputed', failure: null, isOver: false, outcome: 'disputed' },
  { state: 'failed', failure: 'PAYMENT_FAILED', isOver: false, outcome: 'failed' },
  { state: 'expired', failure: null, isOver: false, outcome: 'expired' },
] as const)(
  'shows a $state purchase with $failure (waited long enough: $isOver) as $outcome',
  ({ state, failure, isOver, outcome }) => {
    expect(purchaseOutcome({ state, failure }, isOver)).toBe(outcome)
  },
)
