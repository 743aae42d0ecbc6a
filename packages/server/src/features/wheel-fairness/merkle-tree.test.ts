import { createHash } from 'node:crypto'
import * as contract from '@olympus/contract/wheel-log'
import { describe, expect, it } from 'vitest'
import {
  appendLeaves,
  consistencyRanges,
  hashOfRange,
  inclusionRanges,
  leafHash,
  type NodePlace,
  type Range,
} from './merkle-tree.ts'

const key = ({ level, position }: NodePlace) => `${level}:${position}`

/** A tree that grows as the log does. */
function treeOf(leaves: readonly Buffer[], batches: readonly number[] = [leaves.length]) {
  const nodes = new Map<string, Buffer>()
  const hashOf = (place: NodePlace) => {
    const hash = nodes.get(key(place))
    if (!hash) throw new Error(`There is no node ${key(place)}`)
    return hash
  }
  let size = 0
  for (const count of batches) {
    for (const { hash, ...place } of appendLeaves(size, leaves.slice(size, size + count), hashOf))
      nodes.set(key(place), hash)
    size += count
  }
  return {
    nodes,
    root: (size: number) => hashOfRange({ start: 0, end: size }, hashOf).toString('hex'),
    proof: (ranges: readonly Range[]) => ranges.map((range) => hashOfRange(range, hashOf).toString('hex')),
  }
}

const rawLeaf = (hex: string) =>
  createHash('sha256')
    .update(Buffer.from(`00${hex}`, 'hex'))
    .digest()

describe('the vectors of Certificate Transparency', () => {
  const data = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ]
  const tree = treeOf(data.map(rawLeaf))

  it('has their roots', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(tree.root)).toEqual([
      contract.emptyRoot,
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ])
  })

  const a = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7'
  const b = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e'
  const c = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4'
  const d = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b'
  const e = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0'
  const f = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a'

  it.each([
    [0, 1, []],
    [0, 8, [a, b, c]],
    [5, 8, [d, e, tree.root(4)]],
    [2, 3, [tree.root(2)]],
    [1, 5, [tree.root(1), b, d]],
  ])('has their path of leaf %i in %i', (index, size, hashes) => {
    expect(tree.proof(inclusionRanges(index, size))).toEqual(hashes)
  })

  it.each([
    [1, 1, []],
    [1, 8, [a, b, c]],
    [6, 8, [f, e, tree.root(4)]],
    [2, 5, [b, d]],
  ])('has their proof from %i to %i', (oldSize, newSize, hashes) => {
    expect(tree.proof(consistencyRanges(oldSize, newSize))).toEqual(hashes)
  })
})

const most = 64
const statements = Array.from({ length: most }, (_, index) => `statement ${index}`)
const tree = treeOf(statements.map(leafHash))

it('hashes statements and nodes as the contract does', async () => {
  for (const statement of statements.slice(0, 3))
    expect(leafHash(statement).toString('hex')).toBe(await contract.leafHash(statement))
  expect(tree.root(0)).toBe(contract.emptyRoot)
})

it('proves every leaf of every tree to the contract', async () => {
  for (let size = 1; size <= most; size++)
    for (let index = 0; index < size; index++) {
      const hashes = tree.proof(inclusionRanges(index, size))
      const leaf = await contract.leafHash(statements[index] ?? '')
      expect(await contract.rootOfInclusion(leaf, { index, size, hashes })).toBe(tree.root(size))
    }
})

it('proves every pair of sizes to the contract', async () => {
  for (let newSize = 0; newSize <= most; newSize++)
    for (let oldSize = 0; oldSize <= newSize; oldSize++) {
      const hashes = tree.proof(consistencyRanges(oldSize, newSize))
      const isConsistent = await contract.isConsistent(tree.root(oldSize), tree.root(newSize), {
        oldSize,
        newSize,
        hashes,
      })
      expect(isConsistent, `${oldSize} to ${newSize}`).toBe(true)
    }
})

it('has the same nodes, however many leaves come at once', () => {
  for (const batches of [Array<number>(most).fill(1), [1, 2, 3, 5, 8, 13, 21, 11], [63, 1]]) {
    const grown = treeOf(statements.map(leafHash), batches)
    expect(grown.nodes).toEqual(tree.nodes)
  }
})

it('needs few nodes for a proof in a large log', () => {
  const size = 2 ** 40 - 1
  const nodes = inclusionRanges(12_345_678, size).flatMap(({ start, end }) => ({ start, end }))
  expect(nodes.length).toBeLessThanOrEqual(40)
})
