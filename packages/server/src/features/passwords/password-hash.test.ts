import { verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { Failure } from '../../failure.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

describe('a password', () => {
  it.each([
    ['of letters', 'a lantern over the harbour'],
    ['of 128 characters', 'x7'.repeat(64)],
    ['with spaces at its ends', '  two spaces before, one after '],
    ['of emoji', '🦊🌋🛶🪕🧭🗿🎏🪁🧿🏺🪔🛖'],
    ['in Greek', 'Ωκεανὸς καὶ Τηθύς'],
  ])('%s is accepted, and a different one is not', async (_, password) => {
    const hash = await hashPassword(password)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash, password)).toBe(true)
    expect(await verifyPassword(hash, `${password}x`)).toBe(false)
    expect(await verifyPassword(hash, password.slice(1))).toBe(false)
  })

  it('is the same in another Unicode form, but not in other case', async () => {
    const hash = await hashPassword('Crème brûlée \u00e0 midi'.normalize('NFC'))
    expect(await verifyPassword(hash, 'Crème brûlée \u00e0 midi'.normalize('NFD'))).toBe(true)
    expect(await verifyPassword(hash, 'crème brûlée \u00e0 midi')).toBe(false)
  })

  it('has a different hash each time', async () => {
    expect(await hashPassword('the same password')).not.toBe(await hashPassword('the same password'))
  })
})

describe('without a hash to compare with', () => {
  it.each([
    ['the account does not exist', undefined],
    ['the account is deleted', 'none'],
  ])('no password is valid when %s, after the work of a real comparison', async (_, hash) => {
    const compare = vi.fn(verify)
    expect(await verifyPassword(hash, 'nobody has this password', compare)).toBe(false)
    expect(compare).toHaveBeenCalledTimes(1)
    expect(compare.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

it('queues a flood, refuses what exceeds the queue, and recovers afterwards', async () => {
  const hash = await hashPassword('a lantern over the harbour')
  const flood = Array.from({ length: 200 }, () =>
    verifyPassword(hash, 'a guess').catch((error: unknown) => error),
  )
  const outcomes = await Promise.all(flood)
  const refused = outcomes.filter((outcome) => outcome instanceof Failure)
  expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(4 + 64)
  expect(refused).toHaveLength(200 - 68)
  expect(refused[0]).toMatchObject({ key: 'SERVICE_UNAVAILABLE', details: { retryAfterSeconds: 2 } })
  expect(await verifyPassword(hash, 'a lantern over the harbour')).toBe(true)
})
