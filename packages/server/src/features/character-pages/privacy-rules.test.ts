import { expect, it } from 'vitest'
import { changedPrivacy } from './privacy-rules.ts'

const stored = { openedDetails: ['equipment', 'bank'], isHiddenFromLeaderboards: true } as const

it.each([
  ['nothing', {}, stored],
  ['what is closed', { audiences: { bank: 'me' } }, { ...stored, openedDetails: ['equipment'] }],
  [
    'what is opened, in a fixed order',
    { audiences: { inventory: 'players' } },
    { ...stored, openedDetails: ['equipment', 'inventory', 'bank'] },
  ],
  ['what is opened already', { audiences: { bank: 'players' } }, stored],
  ['the leaderboards', { isHiddenFromLeaderboards: false }, { ...stored, isHiddenFromLeaderboards: false }],
] as const)('changes %s', (_, change, next) => {
  expect(changedPrivacy(stored, change)).toEqual(next)
})

it('starts with everything closed, on the leaderboards', () => {
  expect(changedPrivacy(undefined, {})).toEqual({ openedDetails: [], isHiddenFromLeaderboards: false })
})
