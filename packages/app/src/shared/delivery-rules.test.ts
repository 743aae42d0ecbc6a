import type { Delivery } from '@olympus/contract/deliveries'
import { expect, test } from 'vitest'

import { deliverySteps, isUnsettled } from './delivery-rules.ts'

const queued: Delivery = {
  id: 1,
  state: 'queued',
  failureReason: null,
  retryReason: null,
  isRefunded: false,
  queuedAt: '2025-06-10T16:42:00Z',
  claimedAt: null,
  settledAt: null,
}
const claimed: Delivery = { ...queued, state: 'claimed', claimedAt: '2025-06-10T16:42:05Z' }
const delayed: Delivery = { ...claimed, state: 'delayed' }
const confirmed: Delivery = { ...claimed, state: 'confirmed', settledAt: '2025-06-10T16:42:09Z' }
const failed: Delivery = { ...confirmed, state: 'failed', failureReason: 'BAG_FULL', isRefunded: true }

const statesOf = (delivery: Delivery) => deliverySteps(delivery).map(({ key, state }) => `${key} ${state}`)

test('shows past, current and future steps', () => {
  expect(statesOf(queued)).toEqual(['queued current', 'claimed next', 'confirmed next'])
  expect(statesOf(claimed)).toEqual(['queued done', 'claimed current', 'confirmed next'])
  expect(statesOf(delayed)).toEqual(['queued done', 'claimed done', 'delayed current', 'confirmed next'])
  expect(statesOf(confirmed)).toEqual(['queued done', 'claimed done', 'confirmed done'])
})

test('ends with the failure and omits a game server that never fetched it', () => {
  expect(statesOf(failed)).toEqual(['queued done', 'claimed done', 'failed failed'])
  expect(statesOf({ ...failed, claimedAt: null })).toEqual(['queued done', 'failed failed'])
})

test('dates each step', () => {
  expect(deliverySteps(claimed).map(({ at }) => at)).toEqual([claimed.queuedAt, claimed.claimedAt, null])
})

test('is unsettled until it is confirmed or has failed', () => {
  expect([queued, claimed, delayed, confirmed, failed].map(isUnsettled)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
