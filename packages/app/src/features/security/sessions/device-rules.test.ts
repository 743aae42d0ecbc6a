import { expect, test } from 'vitest'

import { isActiveNow } from './device-rules.ts'

const now = new Date('2025-06-12T09:41:00Z')

test.each([
  ['this device, whenever it asked last', true, '2025-06-10T07:10:00Z', true],
  ['another one that asked a second under two minutes ago', false, '2025-06-12T09:39:01Z', true],
  ['another one that asked two minutes ago', false, '2025-06-12T09:39:00Z', false],
  ['another one that asked yesterday', false, '2025-06-11T09:40:00Z', false],
  ['another one, by a clock that is ahead', false, '2025-06-12T09:43:00Z', true],
])('%s', (_name, isThisDevice, lastUsedAt, isActive) => {
  expect(isActiveNow({ isThisDevice, lastUsedAt }, now)).toBe(isActive)
})
