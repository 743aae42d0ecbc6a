import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { recordedApp } from '../testing/recorded-app.ts'
import { type Answer, success } from './envelope.ts'
import { exchange } from './exchange.ts'
import { PreparedReply } from './prepared-reply.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `Theron ${index}`)

async function send(answer: Answer, acceptEncoding?: string) {
  const app = recordedApp()
  app.get('/api/names', (context) => exchange(context, { route: 'unknown', base: {} }, async () => answer))
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }
  const response = await app.request('https://play.example.com/api/names', { headers })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const long = success(names(1000))

describe.each([
  ['a reply', long],
  ['a reply that is prepared', new PreparedReply(long).answer],
])('%s', (_name, answer) => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('to a client that accepts %s is sent as %s', async (accepted, encoding, unpacked) => {
    for (let time = 0; time < 2; time++) {
      const { headers, bytes } = await send(answer, accepted)
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(headers.get('vary')).toBe('accept-encoding')
      expect(unpacked(bytes).toString()).toBe(long.text)
    }
  })
})

it.each([
  ['that is short', success(names(3)), 'br'],
  ['to a client that accepts no encoding', long, undefined],
  ['to a client that refuses encodings', long, 'br;q=0, gzip;q=0'],
  [
    'that cannot be compressed',
    { ...long, compressed: () => Promise.reject(new Error('out of memory')) },
    'br',
  ],
] as const)('a reply %s is sent as it is', async (_name, answer, accepted) => {
  const { headers, bytes } = await send(answer, accepted)
  expect(headers.has('content-encoding')).toBe(false)
  expect(bytes.toString()).toBe(answer.text)
})
