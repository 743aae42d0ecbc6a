import { expect, it } from 'vitest'

import { waitMessage } from './error-messages.ts'

it.each([
  [1, { minutes: 1 }],
  [60, { minutes: 1 }],
  [61, { minutes: 2 }],
  [89 * 60, { minutes: 89 }],
  [89 * 60 + 1, { hours: 2 }],
  [24 * 3600, { hours: 24 }],
])('rounds a wait of %i seconds up', (seconds, values) => {
  expect(waitMessage(seconds).values).toEqual(values)
})
