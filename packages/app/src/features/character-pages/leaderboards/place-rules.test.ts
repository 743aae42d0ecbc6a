import { sampleRanks } from '@olympus/api-client/mocks/sample-ranks'
import { expect, it } from 'vitest'

import { sortPlaces, topShare, type Place } from './place-rules.ts'

const [raids] = sampleRanks(311) as [Place]

it.each([
  [1, 1284, 0.01],
  [13, 1284, 0.02],
  [1284, 1284, 1],
  [1, 1, 1],
])('rank %d of %d is in the top %d', (rank, totalEntries, share) => {
  expect(topShare({ ...raids, rank, totalEntries })).toBe(share)
})

it('lists the best places first', () => {
  const places = [61, 14, 118].map((rank) => ({ ...raids, rank }))
  expect(sortPlaces(places).map(({ rank }) => rank)).toEqual([14, 61, 118])
})
