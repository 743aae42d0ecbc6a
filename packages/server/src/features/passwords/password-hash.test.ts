import { verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { hashPassword, passwordQueue, verifyPassword } from './password-hash.ts'

const network = '203.0.113.9'

describe('a password', () => {
  it.each([
    ['of letters', 'a lantern over the harbour'],
    ['of 128 characters', 'x7'.repeat(64)],
    ['with spaces at its ends', '  two spaces before, one after '],
    ['of emoji', '🦊🌋🛶🪕🧭🗿🎏🪁🧿🏺🪔🛖'],
    ['in Greek', 'Ωκεανὸς καὶ Τηθύς'],
  ])('%s is accepted, and a different one is not', async (_, password) => {
    const hash = await hashPassword(password, network)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash, password, { network })).toBe(true)
    expect(await verifyPassword(hash, `${password}x`, { network })).toBe(false)
    expect(await verifyPassword(hash, password.slice(1), { network })).toBe(false)
  })

  it('is the same in another Unicode form, but not in other case', async () => {
    const hash = await hashPassword('Crème brûlée \u00e0 midi'.normalize('NFC'), network)
    expect(await verifyPassword(hash, 'Crème brûlée \u00e0 midi'.normalize('NFD'), { network })).toBe(true)
    expect(await verifyPassword(hash, 'crème brûlée \u00e0 midi', { network })).toBe(false)
  })

  it('has a different hash each time', async () => {
    expect(await hashPassword('the same password', network)).not.toBe(
      await hashPassword('the same password', network),
    )
  })
})

describe('without a hash to compare with', () => {
  it.each([
    ['the account does not exist', undefined],
    ['the account is deleted', 'none'],
  ])('no password is valid when %s, after the work of a real comparison', async (_, hash) => {
    const compare = vi.fn(verify)
    expect(await verifyPassword(hash, 'nobody has this password', { network, compare })).toBe(false)
    expect(compare).toHaveBeenCalledTimes(1)
    expect(compare.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

const nextTurn = () => new Promise((resolve) => void setImmediate(resolve))
const unavailable = { reason: { key: 'SERVICE_UNAVAILABLE', details: { retryAfterSeconds: 2 } } }

/** Comparisons that run until they are told to end. */
function holdComparisons(count: number, hash: string, networkOf: (comparison: number) => string) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const compare = vi.fn(async () => {
    await ended
    return true
  })
  const all = Promise.allSettled(
    Array.from({ length: count }, (_, comparison) =>
      verifyPassword(hash, 'a guess', { network: networkOf(comparison), compare }),
    ),
  )
  return {
    compare,
    endAll() {
      end()
      return all
    },
  }
}

it('queues a flood, refuses what exceeds the queue, and recovers afterwards', async () => {
  const hash = await hashPassword('a lantern over the harbour', network)
  const refusalsBefore = passwordQueue().refusals
  const { endAll } = holdComparisons(200, hash, (comparison) => `network ${comparison}`)
  await nextTurn()
  expect(passwordQueue()).toEqual({ running: 4, waiting: 64, refusals: refusalsBefore + 132 })
  const outcomes = await endAll()
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4 + 64)
  expect(refused).toHaveLength(200 - 68)
  expect(refused[0]).toMatchObject(unavailable)
  expect(await verifyPassword(hash, 'a lantern over the harbour', { network })).toBe(true)
})

it('leaves half of the places to others when one network floods it', async () => {
  const hash = await hashPassword('a lantern over the harbour', network)
  const { compare, endAll } = holdComparisons(100, hash, () => network)
  try {
    await nextTurn()
    expect(compare).toHaveBeenCalledTimes(2)
    // The comparisons of the flood are still held, so this one waits for none of them.
    expect(await verifyPassword(hash, 'a lantern over the harbour', { network: 'elsewhere' })).toBe(true)
  } finally {
    await endAll()
  }
  const outcomes = await endAll()
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2 + 32)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject(unavailable)
})
