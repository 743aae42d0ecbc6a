import { sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { sampleWheelTable, sampleWheelTables } from '@olympus/api-client/mocks/sample-wheel-tables'
import { expect, test } from 'vitest'

import {
  isRepeated,
  limitReached,
  nextSetOf,
  rarestFirst,
  sectorsOf,
  seedChoiceFor,
  tableOfSpin,
} from './wheel-rules.ts'

test('only the last spin of the way draws from the jackpot set', () => {
  const sets = Array.from({ length: 30 }, (_, spinsSinceJackpot) => nextSetOf({ spinsSinceJackpot }, 30))
  expect(sets.indexOf('jackpot')).toBe(29)
  expect(sets.filter((set) => set === 'jackpot')).toHaveLength(1)
})

test.each([1, 2, 3, 4, 6, 12, 20])(
  'the wheel shows each of %s rows once, and apart from 7 rows on',
  (count) => {
    const rows = Array.from({ length: count }, (_, row) => row)
    const sectors = sectorsOf(rows)
    expect(sectors.toSorted((one, other) => one - other)).toEqual(rows)
    const gaps = sectors.map((row, sector) => Math.abs(row - (sectors[(sector + 1) % count] ?? 0)))
    expect(count < 7 || Math.min(...gaps) > 1).toBe(true)
  },
)

test('rewards are listed by their chance, and the table stays as it is', () => {
  const { rewards } = sampleWheelTable.sets.regular
  const before = [...rewards]
  const weights = rarestFirst(rewards).map(({ weight }) => weight)
  expect(weights).toEqual([5, 10, 30, 35, 80, 80, 90, 100, 120, 140, 150, 160])
  expect(rewards).toEqual(before)
})

test('a spin belongs to the table of its version', () => {
  expect(tableOfSpin({ tableVersion: 11 }, [undefined, ...sampleWheelTables])?.version).toBe(11)
  expect(tableOfSpin({ tableVersion: 4 }, sampleWheelTables)).toBeUndefined()
})

test('the number of the player is sent only while no seed is active', () => {
  expect(seedChoiceFor(sampleWheelAccount, 'abcdef0123456789')).toEqual({})
  expect(seedChoiceFor({ ...sampleWheelAccount, activeSeed: null }, 'abcdef0123456789')).toEqual({
    seed: { clientSeed: 'abcdef0123456789', nextSeedHash: sampleWheelAccount.nextSeed.seedHash },
  })
})

test('the limit of the player is reached until a spin is free again', () => {
  const serverNow = '2025-06-12T18:41:00Z'
  const nowMs = Date.parse(serverNow)
  const freeAt = '2025-06-13T09:00:00Z'
  const limit = { maxSpins: 5, spins: 12, raise: null, freeAt, serverNow }
  expect(limitReached(limit, nowMs)).toEqual({ maxSpins: 5, freeAt, serverNow })
  expect(limitReached({ ...limit, spins: 5 }, Date.parse(freeAt) - 1)).not.toBeNull()
  expect(limitReached(limit, Date.parse(freeAt))).toBeNull()
  expect(limitReached({ ...limit, spins: 4, freeAt: null }, nowMs)).toBeNull()
  expect(limitReached({ ...limit, maxSpins: null, freeAt: null }, nowMs)).toBeNull()
})

test('a limit of no spins is reached without an end', () => {
  const limit = { maxSpins: 0, spins: 0, raise: null, freeAt: null, serverNow: '2025-06-12T18:41:00Z' }
  expect(limitReached(limit, Number.MAX_SAFE_INTEGER)).toMatchObject({ maxSpins: 0, freeAt: null })
})

test('a reply repeats a spin that the shown account has counted', () => {
  const reply = { account: { ...sampleWheelAccount, spins: 64 } }
  expect(isRepeated(reply, { spins: 63 })).toBe(false)
  expect(isRepeated(reply, { spins: 64 })).toBe(true)
})
