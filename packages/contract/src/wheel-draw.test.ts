import { describe, expect, it } from 'vitest'
import vectors from '../verify-spin/test-vectors.json' with { type: 'json' }
import {
  drawNumber,
  fromHex,
  type RewardSet,
  rowOfDraw,
  seedHashOf,
  textHash,
  toHex,
  wheelAlgorithm,
} from './wheel-draw.ts'

it('has vectors of this version of the algorithm', () => {
  expect(vectors.algorithm).toBe(wheelAlgorithm)
})

it.each(vectors.draws)('draws $draw of $weightTotal after $words words', async ({ draw, set, ...input }) => {
  const serverSeed = fromHex(input.serverSeed)
  expect(await drawNumber({ ...input, serverSeed, set: set as RewardSet })).toBe(draw)
})

it('holds the draws that the algorithm was specified with', () => {
  const { serverSeed, clientSeed } = vectors.draws[0] ?? {}
  const known = vectors.draws
    .filter((one) => one.serverSeed === serverSeed && one.clientSeed === clientSeed)
    .map(({ nonce, set, weightTotal, draw }) => [nonce, set, weightTotal, draw])
  expect(known.slice(0, 5)).toEqual([
    [0, 'regular', 1000, 273],
    [1, 'regular', 1000, 941],
    [2, 'regular', 1000, 522],
    [29, 'jackpot', 1000, 981],
    [0, 'regular', 2 ** 31, 475_722_625],
  ])
})

it('has vectors that reject words, within a block and up to the next one', () => {
  const words = vectors.draws.map((one) => one.words)
  expect(words).toEqual(expect.arrayContaining([1, 2, 9]))
  expect(Math.max(...words)).toBeGreaterThan(9)
})

it.each(vectors.seedHashes)(
  'commits to a seed and its tables: $seedHash',
  async ({ serverSeed, regular, jackpot, ...expected }) => {
    const hashes = { regular: await textHash(regular), jackpot: await textHash(jackpot) }
    expect(hashes).toEqual({ regular: expected.regularHash, jackpot: expected.jackpotHash })
    expect(await seedHashOf(fromHex(serverSeed), hashes)).toBe(expected.seedHash)
  },
)

describe('the row of a draw', () => {
  it.each(vectors.rows)('of $weights for $draw is $row', ({ weights, draw, row }) => {
    expect(rowOfDraw(weights, draw)).toBe(row)
  })

  it('is none past the last weight', () => {
    expect(rowOfDraw([3, 4], 7)).toBe(-1)
    expect(rowOfDraw([], 0)).toBe(-1)
  })
})

it('writes bytes in hexadecimal and reads them back', () => {
  const hex = '00010a7f80ff'
  expect(toHex(fromHex(hex))).toBe(hex)
})
