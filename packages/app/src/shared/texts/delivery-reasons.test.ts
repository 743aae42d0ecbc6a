import type { Delivery } from '@olympus/contract/deliveries'
import { expect, test } from 'vitest'

import { deliveryReason } from './delivery-reasons.ts'

const textOf = (
  state: Delivery['state'],
  reasons: Partial<Pick<Delivery, 'failureReason' | 'retryReason'>> = {},
) => deliveryReason({ state, failureReason: null, retryReason: null, ...reasons })?.message

test('says why a delivery waits and what it needs', () => {
  const full = 'The character’s inventory is full. It can be delivered once there is room.'
  expect(textOf('queued', { retryReason: 'BAG_FULL' })).toBe(full)
  expect(textOf('delayed', { retryReason: 'BAG_FULL' })).toBe(full)
  expect(textOf('queued', { retryReason: 'LEVEL_TOO_LOW' })).toBe('The character’s level is too low.')
})

test('does not bother players with reasons that are not theirs', () => {
  expect(textOf('queued', { retryReason: 'ITEM_NOT_FOUND' })).toBe('It will be tried again.')
  expect(textOf('delayed', { retryReason: 'ITEM_NOT_FOUND' })).toBeUndefined()
})

test('says why a delivery failed', () => {
  expect(textOf('failed', { failureReason: 'BAG_FULL' })).toBe('The character’s inventory is full.')
})

test('says nothing without a reason, and for a server that names none', () => {
  expect(textOf('queued')).toBeUndefined()
  const { retryReason: _, ...older } = { state: 'queued', failureReason: null, retryReason: null } as const
  expect(deliveryReason(older as unknown as Delivery)).toBeNull()
})
