import { expect, test } from 'vitest'

import { randomUuid } from './random-uuid.ts'

test('randomUuid builds a UUID from random bytes without crypto.randomUUID', () => {
  const source = {
    getRandomValues<T extends ArrayBufferView | null>(bytes: T): T {
      if (bytes instanceof Uint8Array) bytes.forEach((_, index) => (bytes[index] = index * 17))
      return bytes
    },
  }
  expect(randomUuid(source)).toBe('00112233-4455-4677-8899-aabbccddeeff')
})

test('randomUuid uses crypto.randomUUID where it exists', () => {
  const source = { getRandomValues: <T>(bytes: T) => bytes, randomUUID: () => '1-2-3-4-5' as const }
  expect(randomUuid(source)).toBe('1-2-3-4-5')
})
