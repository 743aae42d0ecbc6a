import { expect, it } from 'vitest'

import { agoIn } from './use-ago.ts'

it('formats an age in the largest unit that fits', () => {
  const now = new Date('2025-06-12T12:00:00Z')
  const ages = [
    '2025-06-10T11:00:00Z',
    '2025-06-12T09:01:00Z',
    '2025-06-12T11:58:30Z',
    '2025-06-12T11:59:37Z',
    '2025-06-12T12:00:09Z',
  ]
  expect(ages.map((moment) => agoIn('en-US')(moment, now))).toEqual([
    '2 days ago',
    '2 hours ago',
    '1 minute ago',
    '23 seconds ago',
    '0 seconds ago',
  ])
})
