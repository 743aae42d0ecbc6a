import { z } from '@olympus/contract/schema'
import { ClientSeed } from '@olympus/contract/wheel'
import { expect, test } from 'vitest'

import { randomClientSeed } from '../../shared/client-seed.ts'
import { isClientSeed } from './client-seed-rules.ts'

test('a random number is accepted, and another each time', () => {
  const [first, second] = [randomClientSeed(), randomClientSeed()]
  expect(isClientSeed(first)).toBe(true)
  expect(first).not.toBe(second)
})

test.each([
  '',
  '0'.repeat(15),
  '0'.repeat(16),
  'f'.repeat(64),
  'f'.repeat(65),
  'G'.repeat(20),
  'A'.repeat(20),
])('judges %j as the server does', (text) => {
  expect(isClientSeed(text)).toBe(z.safeParse(ClientSeed, text).success)
})
