import { codeOf, errorCatalog, successKey, type ErrorKey } from '@olympus/contract/errors'

import type { Fetch } from '../client/transport.ts'

export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

export type Answer = (seen: Seen) => Response | Promise<Response>

export const succeed = (data: unknown): Response =>
  Response.json({ status: 200, data, message: { key: successKey, code: codeOf(successKey) } })

export const refuse = (key: ErrorKey, data: unknown = null): Response => {
  const status = errorCatalog[key]
  return Response.json({ status, data, message: { key, code: codeOf(key) } }, { status })
}

/** Fails like `fetch` without a network. */
export const lostConnection = (): never => {
  throw new TypeError('Failed to fetch')
}

export interface FakeApi {
  readonly fetch: Fetch
  readonly seen: Seen[]
  /** Requests to one path, with or without its query string. */
  to(path: string): Seen[]
}

/** A `fetch` that answers by `METHOD /path`, otherwise with NOT_FOUND, and records all requests. */
export function fakeApi(answers: Record<string, Answer>): FakeApi {
  const seen: Seen[] = []
  return {
    seen,
    to: (path) => seen.filter((request) => request.path.split('?')[0] === path),
    async fetch(url, init) {
      init.signal?.throwIfAborted()
      const request: Seen = {
        method: init.method ?? 'GET',
        path: url.replace('/api', ''),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      }
      seen.push(request)
      await Promise.resolve()
      const answer = answers[`${request.method} ${request.path.split('?')[0]}`]
      return answer ? answer(request) : refuse('NOT_FOUND')
    },
  }
}

/** A promise that the test resolves. */
export function gate<T = void>(): { readonly passed: Promise<T>; readonly open: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { passed: promise, open: resolve }
}

/** An in-memory `Storage`. `quota` counts the characters of keys and values. */
export function fakeStorage(initial: Record<string, string> = {}, quota = Infinity) {
  const entries = new Map(Object.entries(initial))
  const total = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = entries.get(key)
      entries.set(key, value)
      if (total() <= quota) return
      if (before === undefined) entries.delete(key)
      else entries.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void entries.delete(key),
    dump: () => Object.fromEntries(entries),
  }
}
