import type { Character } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import {
  activationBlock,
  activePlaces,
  daysLeft,
  deactivationBlock,
  deactivatedPlaces,
  lastSwapAt,
  swapBlock,
  type Place,
  type Roster,
} from './swapper-rules.ts'

const now = '2025-06-12T09:41:00Z'
const nowMs = Date.parse(now)

const character = (id: number, slot: number | null, more: Partial<Character> = {}): Character => ({
  id,
  name: `Character ${id}`,
  world: 'olympia',
  characterClass: 'oracle',
  className: null,
  element: 'water',
  faction: 'chthonic',
  level: 1,
  heroLevel: 0,
  jobLevel: 1,
  reputation: 0,
  isActive: slot !== null,
  slot,
  activatedAt: null,
  deactivatedAt: null,
  ...more,
})

const roster = (characters: Character[], more: Partial<Roster> = {}): Roster => ({
  characters,
  maxCharacters: 8,
  maxActiveSlots: 5,
  maxDeactivatedCharacters: 4,
  presence: 'offline',
  presentCharacterId: null,
  quietGameServer: null,
  activationAvailableAt: null,
  pendingSwap: null,
  openSelection: null,
  serverNow: now,
  ...more,
})

const pending = (kind: 'activate' | 'deactivate', characterId: number, slot: number | null) => ({
  id: 1,
  kind,
  characterId,
  slot,
  requestedAt: now,
})

const openSelection = {
  id: 1,
  state: 'pending',
  keptIds: [1],
  deletedIds: [2],
  heirId: 1,
  dueAt: now,
} as const

const shown = (places: readonly Place[]) =>
  places.map(({ state, character: each }) => (each ? `${state} ${each.id}` : state))

test('puts characters into their slots and names the first free one', () => {
  const places = activePlaces(roster([character(1, 3), character(2, 0), character(3, null)]))
  expect(shown(places)).toEqual(['taken 2', 'first-free', 'free', 'taken 1', 'free'])
})

test('keeps the slot of a pending activation', () => {
  const given = roster([character(1, 0), character(2, null)], { pendingSwap: pending('activate', 2, 1) })
  expect(shown(activePlaces(given))).toEqual(['taken 1', 'waiting 2', 'first-free', 'free', 'free'])
  expect(shown(deactivatedPlaces(given))).toEqual(['leaving 2', 'free', 'free', 'free'])
})

test('shows a pending deactivation as leaving its slot', () => {
  const given = roster([character(1, 0), character(2, 1)], { pendingSwap: pending('deactivate', 2, null) })
  expect(shown(activePlaces(given)).slice(0, 3)).toEqual(['taken 1', 'leaving 2', 'first-free'])
  expect(shown(deactivatedPlaces(given))).toEqual(['waiting 2', 'free', 'free', 'free'])
})

test('leaves out no character beyond the limits', () => {
  const active = Array.from({ length: 7 }, (_, slot) => character(slot + 1, slot))
  const deactivated = Array.from({ length: 5 }, (_, index) => character(index + 10, null))
  const given = roster([...active, character(8, 2), ...deactivated])
  expect(activePlaces(given).map((place) => place.character?.id)).toEqual([1, 2, 3, 4, 5, 8, 6, 7])
  expect(deactivatedPlaces(given).map((place) => place.character?.id)).toEqual([10, 11, 12, 13, 14])
})

test('offers no more room for deactivated characters than the account has', () => {
  const active = Array.from({ length: 5 }, (_, slot) => character(slot + 1, slot))
  expect(shown(deactivatedPlaces(roster([...active, character(6, null)])))).toEqual([
    'taken 6',
    'free',
    'free',
  ])
})

test.each([
  ['offline', null],
  ['online', 'online'],
  ['unknown', 'unknown'],
] as const)('swaps with presence %s: %s', (presence, block) => {
  expect(swapBlock(roster([], { presence }))).toBe(block)
})

test('closes swaps while a swap or selection is open', () => {
  const pendingSwap = pending('activate', 2, 1)
  expect(swapBlock(roster([], { pendingSwap, presence: 'unknown' }))).toBe('pending')
  const selection = { ...openSelection, keptIds: [1], deletedIds: [2] }
  expect(swapBlock(roster([], { pendingSwap, openSelection: selection }))).toBe('selection')
})

test('allows an activation from the moment on that the server names', () => {
  const given = roster([], { activationAvailableAt: now })
  expect(activationBlock(given, nowMs - 1)).toBe('not-yet')
  expect(activationBlock(given, nowMs)).toBeNull()
})

test('allows no activation without a free slot', () => {
  const full = [0, 1, 2, 3, 4].map((slot) => character(slot + 1, slot))
  expect(activationBlock(roster(full), nowMs)).toBe('no-slot')
})

test('allows no deactivation beyond the maximum, or of the last active character', () => {
  const active = [character(1, 0), character(2, 1)]
  const deactivated = [3, 4, 5, 6].map((id) => character(id, null))
  expect(deactivationBlock(roster([...active, ...deactivated.slice(1)]))).toBeNull()
  expect(deactivationBlock(roster([...active, ...deactivated]))).toBe('TOO_MANY_DEACTIVATED')
  expect(deactivationBlock(roster([character(1, 0), ...deactivated]))).toBe('LAST_ACTIVE')
  expect(deactivationBlock(roster([...active, ...deactivated], { presence: 'online' }))).toBe('online')
})

test('counts the days that are left, between none and seven', () => {
  const left = (activationAvailableAt: string | null) =>
    daysLeft(roster([], { activationAvailableAt }), nowMs)
  expect(left(null)).toBe(0)
  expect(left('2025-06-12T09:40:00Z')).toBe(0)
  expect(left('2025-06-13T21:41:00Z')).toBe(1.5)
  expect(left('2025-06-30T00:00:00Z')).toBe(7)
})

test('finds the last swap of all characters', () => {
  const activatedAt = '2025-06-08T23:41:00Z'
  const swapped = [
    character(1, 0, { activatedAt }),
    character(2, null, { deactivatedAt: '2025-06-06T08:42:00Z' }),
  ]
  expect(lastSwapAt(roster(swapped))).toBe(activatedAt)
  expect(lastSwapAt(roster([character(1, 0)]))).toBeNull()
})
