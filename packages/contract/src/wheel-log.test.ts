import { describe, expect, it } from 'vitest'
import vectors from '../verify-spin/test-vectors.json' with { type: 'json' }
import { emptyRoot, isConsistent, leafHash, nodeHash, rootOfInclusion } from './wheel-log.ts'

it.each(vectors.leafHashes)('hashes the leaf of “$statement”', async ({ statement, leafHash: expected }) => {
  expect(await leafHash(statement)).toBe(expected)
})

// As RFC 6962 defines them, without the shortcuts of a log.
const split = (count: number) => 2 ** Math.floor(Math.log2(count - 1))

async function rootOf(leaves: readonly string[]): Promise<string> {
  if (leaves.length < 2) return leaves[0] ?? emptyRoot
  const middle = split(leaves.length)
  return nodeHash(await rootOf(leaves.slice(0, middle)), await rootOf(leaves.slice(middle)))
}

async function pathOf(index: number, leaves: readonly string[]): Promise<string[]> {
  if (leaves.length < 2) return []
  const middle = split(leaves.length)
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)]
  return index < middle
    ? [...(await pathOf(index, left)), await rootOf(right)]
    : [...(await pathOf(index - middle, right)), await rootOf(left)]
}

async function proofOf(oldSize: number, leaves: readonly string[], isWhole = true): Promise<string[]> {
  if (oldSize === leaves.length) return isWhole ? [] : [await rootOf(leaves)]
  const middle = split(leaves.length)
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)]
  return oldSize <= middle
    ? [...(await proofOf(oldSize, left, isWhole)), await rootOf(right)]
    : [...(await proofOf(oldSize - middle, right, false)), await rootOf(left)]
}

const most = 32
const leaves = await Promise.all(Array.from({ length: most }, (_, index) => leafHash(`entry ${index}`)))
const roots = await Promise.all(Array.from({ length: most + 1 }, (_, size) => rootOf(leaves.slice(0, size))))

/** The same proof with a hash changed, missing, repeated or at another place. */
function* changed(hashes: readonly string[]) {
  yield [...hashes, hashes[0] ?? emptyRoot]
  yield hashes.slice(1)
  yield hashes.slice(0, -1)
  yield hashes.map((hash, index) =>
    index === 0 ? `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}` : hash,
  )
  yield hashes.toReversed()
}

const spoiled = (hashes: readonly string[]) =>
  [...changed(hashes)].filter((other) => other.join() !== hashes.join())

describe('a proof that an entry is in the log', () => {
  it('leads to the root, for every entry of every size', async () => {
    for (let size = 1; size <= most; size++)
      for (let index = 0; index < size; index++) {
        const hashes = await pathOf(index, leaves.slice(0, size))
        expect(await rootOfInclusion(leaves[index] ?? '', { index, size, hashes })).toBe(roots[size])
      }
  })

  it('leads elsewhere for another entry, another place or other hashes', async () => {
    for (const size of [2, 3, 7, 8, 21])
      for (let index = 0; index < size; index++) {
        const hashes = await pathOf(index, leaves.slice(0, size))
        const leaf = leaves[index] ?? ''
        expect(await rootOfInclusion(emptyRoot, { index, size, hashes })).not.toBe(roots[size])
        expect(await rootOfInclusion(leaf, { index: (index + 1) % size, size, hashes })).not.toBe(roots[size])
        for (const wrong of spoiled(hashes))
          expect(await rootOfInclusion(leaf, { index, size, hashes: wrong })).not.toBe(roots[size])
      }
  })

  it('does not exist for an entry past the end', async () => {
    const leaf = leaves[0] ?? ''
    expect(await rootOfInclusion(leaf, { index: 1, size: 1, hashes: [] })).toBeNull()
    expect(await rootOfInclusion(leaf, { index: 0, size: 0, hashes: [] })).toBeNull()
    expect(await rootOfInclusion(leaf, { index: 0, size: 2, hashes: [] })).toBeNull()
  })
})

describe('a proof that the log only grew', () => {
  it('holds for every pair of sizes', async () => {
    for (let newSize = 0; newSize <= most; newSize++)
      for (let oldSize = 0; oldSize <= newSize; oldSize++) {
        const hashes = oldSize === 0 ? [] : await proofOf(oldSize, leaves.slice(0, newSize))
        const [oldRoot, newRoot] = [roots[oldSize] ?? '', roots[newSize] ?? '']
        expect(await isConsistent(oldRoot, newRoot, { oldSize, newSize, hashes })).toBe(true)
      }
  })

  it('fails for a rewritten log or other hashes', async () => {
    for (const [oldSize, newSize] of [
      [1, 2],
      [3, 7],
      [4, 8],
      [6, 8],
      [7, 21],
    ] as const) {
      const hashes = await proofOf(oldSize, leaves.slice(0, newSize))
      const [oldRoot, newRoot] = [roots[oldSize] ?? '', roots[newSize] ?? '']
      const other = roots[newSize + 1] ?? ''
      expect(await isConsistent(other, newRoot, { oldSize, newSize, hashes })).toBe(false)
      expect(await isConsistent(oldRoot, other, { oldSize, newSize, hashes })).toBe(false)
      for (const wrong of spoiled(hashes))
        expect(await isConsistent(oldRoot, newRoot, { oldSize, newSize, hashes: wrong })).toBe(false)
    }
  })

  it('fails for a log that shrank, and for another root of the same size', async () => {
    const [one = '', two = ''] = [roots[1], roots[2]]
    expect(await isConsistent(two, one, { oldSize: 2, newSize: 1, hashes: [] })).toBe(false)
    expect(await isConsistent(one, two, { oldSize: 2, newSize: 2, hashes: [] })).toBe(false)
    expect(await isConsistent(one, two, { oldSize: 0, newSize: 2, hashes: [two] })).toBe(false)
  })
})
