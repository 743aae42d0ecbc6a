import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { hashParts } from './hash-parts.ts'
import { canHashWhole, hashWhole } from './hash-whole.ts'

afterEach(() => vi.unstubAllGlobals())

const bytes = new Uint8Array(Array.from({ length: 700_000 }, (_, index) => index % 253))
const expected = createHash('sha256').update(bytes).digest('hex')

describe.each([
  ['the browser', hashWhole],
  ['script', hashParts],
])('by %s', (_, hashFile) => {
  it('hashes a file, and tells how far it is', async () => {
    const seen: number[] = []
    const { signal } = new AbortController()
    const hash = await hashFile(new Blob([bytes]), { signal, onProgress: (done) => void seen.push(done) })
    expect(hash).toBe(expected)
    expect(seen.at(-1)).toBe(bytes.length)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })

  it('hashes an empty file', async () => {
    const { signal } = new AbortController()
    const hash = await hashFile(new Blob(), { signal, onProgress: () => {} })
    expect(hash).toBe(createHash('sha256').digest('hex'))
  })

  it('stops when it is canceled', async () => {
    const controller = new AbortController()
    const hashing = hashFile(new Blob([bytes]), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    await expect(hashing).rejects.toThrow('aborted')
  })

  it('throws if the file cannot be read', async () => {
    const failing = () => new ReadableStream({ pull: (control) => control.error(new Error('Moved')) })
    const { signal } = new AbortController()
    const file = Object.assign(new Blob([bytes]), { stream: failing })
    await expect(hashFile(file, { signal, onProgress: () => {} })).rejects.toThrow('Moved')
  })
})

it('leaves to script what would fill the memory, and every file on an insecure connection', () => {
  expect(canHashWhole({ size: 100e6 })).toBe(true)
  expect(canHashWhole({ size: 1e9 })).toBe(false)
  vi.stubGlobal('crypto', {})
  expect(canHashWhole({ size: 100e6 })).toBe(false)
})

it('leaves a file to script where memory is short', () => {
  const full = {
    construct() {
      throw new RangeError('Array buffer allocation failed')
    },
  }
  vi.stubGlobal('Uint8Array', new Proxy(Uint8Array, full))
  expect(canHashWhole({ size: 100e6 })).toBe(false)
})
