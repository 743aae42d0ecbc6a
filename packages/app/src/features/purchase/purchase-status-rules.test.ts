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
  ['pending', null, false, 'unpaid'],
  ['pending', 'PAYMENT_FAILED', false, 'declined'],
  ['verifying', null, false, 'verifying'],
  ['verifying', null, true, 'delayed'],
  ['succeeded', null, true, 'succeeded'],
  ['withdrawn', null, true, 'withdrawn'],
  ['partially-refunded', null, true, 'partially-refunded'],
  ['refunded', null, false, 'refunded'],
  ['disputed', null, false, 'disputed'],
  ['failed', 'PAYMENT_FAILED', false, 'failed'],
  ['expired', null, false, 'expired'],
] as const)(
  'shows a %s purchase with %s (waited long enough: %s) as %s',
  (state, failure, isOver, outcome) => {
    expect(purchaseOutcome({ state, failure }, isOver)).toBe(outcome)
  },
)
