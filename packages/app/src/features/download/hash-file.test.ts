import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'

import { hashFile } from './hash-file.ts'

const bytes = new Uint8Array(Array.from({ length: 200_000 }, (_, index) => index % 253))
const expected = createHash('sha256').update(bytes).digest('hex')

it('hashes a file part by part, and tells how far it is', async () => {
  const seen: number[] = []
  const { signal } = new AbortController()
  const hash = await hashFile(new Blob([bytes]), { signal, onProgress: (done) => void seen.push(done) })
  expect(hash).toBe(expected)
  expect(seen.at(-1)).toBe(bytes.length)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})

it('stops when it is canceled', async () => {
  const controller = new AbortController()
  const hashing = hashFile(new Blob([bytes]), {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  })
  await expect(hashing).rejects.toThrow('aborted')
})
