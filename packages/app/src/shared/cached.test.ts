import { expect, it, vi } from 'vitest'

import { cached } from './cached.ts'

it('creates a value per key, on its first use', () => {
  const create = vi.fn((key: string) => ({ key }))
  const valueOf = cached(create)
  expect(create).not.toHaveBeenCalled()
  expect([valueOf('a'), valueOf('b')]).toEqual([{ key: 'a' }, { key: 'b' }])
  expect(valueOf('a')).toBe(valueOf('a'))
  expect(create).toHaveBeenCalledTimes(2)
})

it('needs no key for a single value', () => {
  const create = vi.fn(() => ({}))
  const value = cached(create)
  expect(value()).toBe(value())
  expect(create).toHaveBeenCalledTimes(1)
})
