import { samplePrivacy } from '@olympus/api-client/mocks/sample-character-pages'
import { expect, it } from 'vitest'
import { changedParts, shownDetails } from './shown-details.ts'

it('offers the details whose tabs exist, and those without a tab', () => {
  expect(shownDetails({ sections: ['inventory', 'equipment'] })).toEqual([
    'equipment',
    'inventory',
    'bank',
    'lastVisit',
  ])
})

it('finds what differs', () => {
  const opened = { ...samplePrivacy, audiences: { ...samplePrivacy.audiences, bank: 'players' as const } }
  expect(changedParts(samplePrivacy, samplePrivacy)).toEqual({})
  expect(changedParts(samplePrivacy, opened)).toEqual({ audiences: { bank: 'players' } })
  expect(changedParts(opened, { ...samplePrivacy, isHiddenFromLeaderboards: true })).toEqual({
    audiences: { bank: 'me' },
    isHiddenFromLeaderboards: true,
  })
})
