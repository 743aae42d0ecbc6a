import { expect, test } from 'vitest'

import { confirmationTime, isGivenBack } from './swap-rules.ts'

const requestedAt = '2025-06-08T23:41:00Z'
const after = (seconds: number) => ({
  requestedAt,
  settledAt: new Date(Date.parse(requestedAt) + seconds * 1000).toISOString(),
})

test.each([
  [0.2, 1, 'second'],
  [8, 8, 'second'],
  [59, 59, 'second'],
  [119, 1, 'minute'],
  [3600, 1, 'hour'],
  [50 * 3600, 2, 'day'],
] as const)('%d seconds are shown as %d %s', (seconds, amount, unit) => {
  expect(confirmationTime(after(seconds))).toEqual({ amount, unit })
})

test('gives back only activations that were not done', () => {
  const kinds = ['activate', 'deactivate'] as const
  const states = ['pending', 'applied', 'lapsed', 'failed'] as const
  const given = kinds.flatMap((kind) => states.map((state) => ({ kind, state })))
  expect(given.filter(isGivenBack)).toEqual([
    { kind: 'activate', state: 'lapsed' },
    { kind: 'activate', state: 'failed' },
  ])
})
