import { expect, it } from 'vitest'
import { changedLimit } from './spending-limit-rules.ts'

const now = new Date('2025-06-12T10:00:00Z')
const tomorrow = new Date('2025-06-13T10:00:00Z')
const none = { max: null, raise: null }
const low = { max: 500, raise: null }
const raising = { max: 500, raise: { max: 900, at: tomorrow } }
const later = new Date('2025-06-12T11:00:00Z')

it.each([
  ['the first limit', { state: none, asked: 500, changed: low }],
  ['a lower limit', { state: low, asked: 0, changed: { max: 0, raise: null } }],
  ['the current limit, which cancels a raise', { state: raising, asked: 500, changed: low }],
  [
    'a lower one, which calls a raise off',
    { state: raising, asked: 499, changed: { max: 499, raise: null } },
  ],
  ['no limit instead of none', { state: none, asked: null, changed: none }],
])('%s applies at once', (_, { state, asked, changed }) => {
  expect(changedLimit(state, asked, now)).toEqual(changed)
})

it.each([
  ['a higher one', 900],
  ['no limit', null],
])('%s applies a day later', (_, asked) => {
  expect(changedLimit(low, asked, now)).toEqual({ max: 500, raise: { max: asked, at: tomorrow } })
})

it('repeating a request keeps its waiting period, and a different request restarts it', () => {
  expect(changedLimit(raising, 900, later)).toEqual(raising)
  const at = new Date('2025-06-13T11:00:00Z')
  expect(changedLimit(raising, 700, later)).toEqual({ max: 500, raise: { max: 700, at } })
})
