import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipStream, type ZippedFile } from './zip-stream.ts'

const at = new Date('2026-11-21T22:00:00Z')

const unzipped = async (files: Iterable<ZippedFile>) => {
  const bytes = new Uint8Array(await new Response(zipStream(files, at)).arrayBuffer())
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  )
}

it('packs small, empty and large files', async () => {
  const line = `${'Kallistrate, Ωρίων, 🏛 '.repeat(10)}\n`
  const files = await unzipped([
    { name: 'a.txt', chunks: ['first ', 'second'] },
    { name: 'empty.txt', chunks: [] },
    { name: 'large.txt', chunks: Array.from({ length: 5000 }, () => line) },
  ])
  expect(Object.keys(files)).toEqual(['a.txt', 'empty.txt', 'large.txt'])
  expect(files['a.txt']).toBe('first second')
  expect(files['empty.txt']).toBe('')
  expect(files['large.txt'] === line.repeat(5000)).toBe(true)
})

it('creates no more than is read', async () => {
  let made = 0
  function* chunks() {
    for (; made < 1000; made++) yield 'x'.repeat(64 * 1024)
  }
  const reader = zipStream([{ name: 'large.txt', chunks: chunks() }], at).getReader()
  await reader.read()
  expect(made).toBeLessThan(10)
  await reader.cancel()
  expect(made).toBeLessThan(10)
})

it('fails completely when a file cannot be created', async () => {
  function* chunks() {
    yield 'x'
    throw new Error('lost')
  }
  await expect(unzipped([{ name: 'a.txt', chunks: chunks() }])).rejects.toThrow('lost')
})
