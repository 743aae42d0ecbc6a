/** The Merkle tree of the public log, as in RFC 6962, section 2.1, made of stored complete subtrees. */
import { createHash } from 'node:crypto'

/** A complete subtree: it covers 2^level leaves, from position · 2^level on. */
export interface NodePlace {
  readonly level: number
  readonly position: number
}

export interface Node extends NodePlace {
  readonly hash: Buffer
}

/** Leaves from `start` (inclusive) to `end` (exclusive). */
export interface Range {
  readonly start: number
  readonly end: number
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

/** The leaf of a signed statement: its data is the SHA-256 of the compact JWS. */
export const leafHash = (statement: string): Buffer => sha256(leafPrefix, sha256(Buffer.from(statement)))

const parentHash = (left: Buffer, right: Buffer): Buffer => sha256(nodePrefix, left, right)

/** The greatest power of two that is at most `count`, as an exponent. Exact for every safe integer. */
function levelOf(count: number): number {
  let level = 0
  while (2 ** (level + 1) <= count) level += 1
  return level
}

/**
 * The complete subtrees that a range consists of, from left to right. The range starts where a subtree
 * of its size does.
 */
export function subtreesOf({ start, end }: Range): NodePlace[] {
  const places: NodePlace[] = []
  for (let from = start; from < end;) {
    const level = levelOf(end - from)
    places.push({ level, position: from / 2 ** level })
    from += 2 ** level
  }
  return places
}

export type HashOf = (place: NodePlace) => Buffer

/** The hash of a range; that of nothing for an empty one. */
export const hashOfRange = (range: Range, hashOf: HashOf): Buffer =>
  subtreesOf(range)
    .map(hashOf)
    .reduceRight<Buffer | null>((right, left) => (right ? parentHash(left, right) : left), null) ?? sha256()

/** The leaves of the left subtree of a tree with several leaves. */
const leftLeaves = (count: number): number => 2 ** levelOf(count - 1)

/** The ranges whose hashes prove that a leaf is in a tree, from its neighbor up. */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const middle = start + leftLeaves(end - start)
    ranges.push(index < middle ? { start: middle, end } : { start, end: middle })
    ;[start, end] = index < middle ? [start, middle] : [middle, end]
  }
  return ranges.toReversed()
}

/** The ranges whose hashes prove that a tree of `newSize` leaves begins with one of `oldSize`. */
export function consistencyRanges(oldSize: number, newSize: number): Range[] {
  if (oldSize === 0) return []
  const ranges: Range[] = []
  let [start, end] = [0, newSize]
  while (oldSize < end) {
    const middle = start + leftLeaves(end - start)
    ranges.push(oldSize <= middle ? { start: middle, end } : { start, end: middle })
    ;[start, end] = oldSize <= middle ? [start, middle] : [middle, end]
  }
  // The verifier has the root of the old tree, so a subtree that equals it is left out.
  if (start > 0) ranges.push({ start, end })
  return ranges.toReversed()
}

/**
 * The subtrees that become complete when leaves are added to a tree of `size` leaves, themselves included.
 * Asks for the subtrees that the tree consists of.
 */
export function appendLeaves(size: number, leaves: readonly Buffer[], hashOf: HashOf): Node[] {
  const added: Node[] = []
  let level = 0
  let first = size
  let hashes = leaves
  while (hashes.length > 0) {
    added.push(...nodesOn(level, first, hashes))
    const row = first % 2 === 1 ? [hashOf({ level, position: first - 1 }), ...hashes] : hashes
    hashes = pairsOf(row)
    first = Math.floor(first / 2)
    level += 1
  }
  return added
}

const nodesOn = (level: number, first: number, hashes: readonly Buffer[]): Node[] =>
  hashes.map((hash, index) => ({ level, position: first + index, hash }))

/** The parents of a row; the last node of an odd one has none yet. */
function pairsOf(row: readonly Buffer[]): Buffer[] {
  const parents: Buffer[] = []
  for (let index = 1; index < row.length; index += 2) {
    const [left, right] = [row[index - 1], row[index]]
    if (left && right) parents.push(parentHash(left, right))
  }
  return parents
}
