/** The Merkle tree of the public log, as in RFC 6962, section 2.1. Hashes are in hexadecimal. */
import { fromHex, toHex } from './wheel-draw.ts'

const leafPrefix = 0
const nodePrefix = 1

async function prefixedHash(prefix: number, ...parts: readonly Uint8Array[]): Promise<string> {
  const bytes = Uint8Array.from([prefix, ...parts.flatMap((part) => [...part])])
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** The leaf of a signed statement: its data is the SHA-256 of the compact JWS. */
export async function leafHash(statement: string): Promise<string> {
  const data = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(statement))
  return prefixedHash(leafPrefix, new Uint8Array(data))
}

export const nodeHash = (left: string, right: string): Promise<string> =>
  prefixedHash(nodePrefix, fromHex(left), fromHex(right))

/** Root of a tree without leaves. */
export const emptyRoot = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export interface InclusionProof {
  /** Counts from 0. */
  readonly index: number
  /** Leaves of the tree. */
  readonly size: number
  /** From the leaf's neighbor up. */
  readonly hashes: readonly string[]
}

/** The root that an inclusion proof leads to; null if the proof does not fit its tree. RFC 9162, 2.1.3.2. */
export async function rootOfInclusion(
  leaf: string,
  { index, size, hashes }: InclusionProof,
): Promise<string | null> {
  if (index >= size) return null
  let node = index
  let last = size - 1
  let root = leaf
  for (const hash of hashes) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      root = await nodeHash(hash, root)
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else root = await nodeHash(root, hash)
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? root : null
}

export interface ConsistencyProof {
  readonly oldSize: number
  readonly newSize: number
  readonly hashes: readonly string[]
}

/** Whether the new tree holds all of the old one, in the same order. RFC 9162, 2.1.4.2. */
export async function isConsistent(
  oldRoot: string,
  newRoot: string,
  { oldSize, newSize, hashes }: ConsistencyProof,
): Promise<boolean> {
  if (oldSize > newSize) return false
  if (oldSize === newSize) return hashes.length === 0 && oldRoot === newRoot
  if (oldSize === 0) return hashes.length === 0
  let node = oldSize - 1
  let last = newSize - 1
  while (node % 2 === 1) {
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  const path = node === 0 ? [oldRoot, ...hashes] : [...hashes]
  const [first, ...rest] = path
  if (first === undefined) return false
  let oldHash = first
  let newHash = first
  for (const hash of rest) {
    if (last === 0) return false
    if (node % 2 === 1 || node === last) {
      oldHash = await nodeHash(hash, oldHash)
      newHash = await nodeHash(hash, newHash)
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else newHash = await nodeHash(newHash, hash)
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return oldHash === oldRoot && newHash === newRoot && last === 0
}
