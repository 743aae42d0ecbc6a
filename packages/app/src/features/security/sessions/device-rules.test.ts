import { expect, test } from 'vitest'

import { isActiveNow } from './device-rules.ts'

const now = new Date('2025-06-12T09:41:00Z')

test.each([
  [
    'this device, whenever it asked last',
    { isThisDevice: true, lastUsedAt: '2025-06-10T07:10:00Z', isActive: true },
  ],
  [
    'another one that asked a second under two minutes ago',
    { isThisDevice: false, lastUsedAt: '2025-06-12T09:39:01Z', isActive: true },
  ],
  [
    'another one that asked two minutes ago',
    { isThisDevice: false, lastUsedAt: '2025-06-12T09:39:00Z', isActive: false },
  ],
  [
    'another one that asked yesterday',
    { isThisDevice: false, lastUsedAt: '2025-06-11T09:40:00Z', isActive: false },
  ],
  [
    'another one, by a clock that is ahead',
    { isThisDevice: false, lastUsedAt: '2025-06-12T09:43:00Z', isActive: true },
  ],
])('%s', (_name, { isThisDevice, lastUsedAt, isActive }) => {
  expect(isActiveNow({ isThisDevice, lastUsedAt }, now)).toBe(isActive)
})
