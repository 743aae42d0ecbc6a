import { beforeEach, expect, it } from 'vitest'

import { createReloadGuard } from './reload-guard.ts'

let reloads: number
let now: number
let stored: Map<string, string>

beforeEach(() => {
  reloads = 0
  now = 1_000_000
  stored = new Map()
})

const storage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

const guarded = (from = storage) =>
  createReloadGuard({ reload: () => (reloads += 1), storage: from, now: () => now })

it('reloads', () => {
  expect(guarded()()).toBe(true)
  expect(reloads).toBe(1)
})

it('does not reload again within ten seconds, even after a reload', () => {
  guarded()()
  now += 9999
  expect(guarded()()).toBe(false)
  now += 1
  expect(guarded()()).toBe(true)
  expect(reloads).toBe(2)
})

it('does not reload when storage is unavailable', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(guarded(off)()).toBe(false)
  expect(reloads).toBe(0)
})
