import type { Endpoint } from '@olympus/contract/endpoint'

import { ApiError } from './api-error.ts'
import { readJson, type LocalStore } from '../session/local-store.ts'
import { randomUuid } from './random-uuid.ts'

/** A request of a player. Repeating it before it is answered counts as the same act. */
export interface Act {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly playerId: number | null
}

/**
 * Idempotency keys of unanswered acts. A key is stored before its request is sent, so a retry after a lost
 * reply or a reload reuses it and the server does not act twice.
 */
export interface PendingKeys {
  take(act: Act): string
  /** Removes the key, unless another key replaced it. */
  settle(act: Act, key: string): void
}

const prefix = 'pay:'
const lifetimeMs = 24 * 60 * 60 * 1000

interface PendingKey {
  readonly key: string
  readonly createdAt: number
}

const isPendingKey = (value: unknown): value is PendingKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'createdAt' in value &&
  typeof value.createdAt === 'number'

/** 53-bit hash (cyrb53). A collision leads to IDEMPOTENCY_MISMATCH, never to a wrong act. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** The same text whatever the order of the fields, so that a new build recognizes the acts of an older one. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

const storageKeyOf = ({ endpoint: { method, path }, input, playerId }: Act): string =>
  `${prefix}${hash(textOf([method, path, playerId, input]))}`

export function createPendingKeys(store: LocalStore, now: () => number = Date.now): PendingKeys {
  const read = (storageKey: string): PendingKey | null => {
    const value = readJson(store, storageKey)
    return isPendingKey(value) && now() - value.createdAt < lifetimeMs ? value : null
  }
  for (const storageKey of store.keys())
    if (storageKey.startsWith(prefix) && !read(storageKey)) store.remove(storageKey)

  return {
    take(act) {
      const storageKey = storageKeyOf(act)
      const pending = read(storageKey)
      if (pending) return pending.key
      const fresh: PendingKey = { key: randomUuid(), createdAt: now() }
      store.set(storageKey, JSON.stringify(fresh))
      return fresh.key
    },
    settle(act, key) {
      const storageKey = storageKeyOf(act)
      if (read(storageKey)?.key === key) store.remove(storageKey)
    },
  }
}

/**
 * Whether the server refused a failed act for good. After any other error the act may have happened,
 * or a retry may resume it.
 */
const isSettledBy = (error: unknown): boolean =>
  error instanceof ApiError && error.isFinal && error.status !== 401

/** Waits for the reply to an act, and calls `settle` if the act succeeded or was refused for good. */
export async function settleAfter<Reply>(reply: Promise<Reply>, settle: () => void): Promise<Reply> {
  try {
    const received = await reply
    settle()
    return received
  } catch (error) {
    if (isSettledBy(error)) settle()
    throw error
  }
}
