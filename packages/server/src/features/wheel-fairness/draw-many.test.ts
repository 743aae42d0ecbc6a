import vectors from '@olympus/contract/verify-spin/test-vectors.json' with { type: 'json' }
import { drawNumber, type RewardSet } from '@olympus/contract/wheel-draw'
import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  record,
  stringMatching,
  uint8Array,
} from 'fast-check'
import { expect, it } from 'vitest'
import { systemRandom } from '../../random.ts'
import { coinTable } from '../../testing/wheel-spins.ts'
import { drawAtOnce, drawMany } from './draw-many.ts'

it.each(vectors.draws)(
  'draws $draw of $weightTotal after $words words',
  ({ draw, serverSeed, set, ...input }) => {
    expect(drawAtOnce({ ...input, serverSeed: Buffer.from(serverSeed, 'hex'), set: set as RewardSet })).toBe(
      draw,
    )
  },
)

it('draws what the contract draws', async () => {
  const anyDraw = record({
    serverSeed: uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes)),
    clientSeed: stringMatching(/^[0-9a-f]{16,64}$/),
    nonce: nat(999),
    set: constantFrom('regular' as const, 'jackpot' as const),
    weightTotal: integer({ min: 1, max: 2 ** 31 - 1 }),
  })
  await assert(
    asyncProperty(anyDraw, async (input) => {
      expect(drawAtOnce(input)).toBe(await drawNumber(input))
    }),
  )
})

it('draws every 30th spin from the jackpot set', async () => {
  const { regular, jackpot } = await drawMany(coinTable, 3000, systemRandom)
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  expect([total(regular), total(jackpot)]).toEqual([2900, 100])
  expect([regular.length, jackpot.length]).toEqual([3, 2])
  expect(Math.min(...regular)).toBeGreaterThan(0)
})
