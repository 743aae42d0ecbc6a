import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'

import type { ApiError } from '../client/api-error.ts'
import { cacheKey, type EndpointName } from './cache-key.ts'
import type { Client } from '../client/client.ts'
import type { Input } from '@olympus/contract/resolve-path'

export type ReadEndpoint = Endpoint & { readonly method: 'GET' }

export type ReadInput<E extends Endpoint> =
  {} extends InputOf<E> ? [input?: InputOf<E>, locale?: string] : [input: InputOf<E>, locale?: string]

interface Preloaded {
  readonly request: Promise<unknown>
  readonly startedAt: number
  isTaken: boolean
  data: unknown
}

/** How long preloaded data can be used. */
export const preloadLifetimeMs = 10_000

const preloadedBy = new WeakMap<Client, Map<string, Preloaded>>()

const callEndpoint = (client: Client, { endpoint, input, locale }: Question): Promise<unknown> =>
  client.call(endpoint, input as InputOf<Endpoint>, { locale })

export interface Question<E extends EndpointName = Endpoint> {
  readonly endpoint: E
  readonly input: Input
  readonly locale: string
}

const keyOf = ({ endpoint, input, locale }: Question<EndpointName>): string =>
  JSON.stringify(cacheKey(endpoint, input, locale))

function freshEntry(client: Client, question: Question, now: number): Preloaded | undefined {
  const entries = preloadedBy.get(client)
  for (const [key, { startedAt }] of entries ?? [])
    if (now - startedAt >= preloadLifetimeMs) entries?.delete(key)
  return entries?.get(keyOf(question))
}

function startPreload(client: Client, question: Question, now: number): Promise<unknown> {
  const running = freshEntry(client, question, now)
  if (running && !running.isTaken) return running.request
  const entries = preloadedBy.get(client) ?? new Map<string, Preloaded>()
  preloadedBy.set(client, entries)
  const key = keyOf(question)
  const entry: Preloaded = {
    request: callEndpoint(client, question),
    startedAt: now,
    isTaken: false,
    // Parts of a page that React has not taken over yet need what they were rendered with.
    data: running?.data,
  }
  entries.set(key, entry)
  void keepAnswer(entry, () => entries.get(key) === entry && entries.delete(key))
  return entry.request
}

async function keepAnswer(entry: Preloaded, forget: () => void) {
  try {
    entry.data = await entry.request
  } catch {
    forget()
  }
}

function keep(client: Client, question: Question<EndpointName>, reply: Pick<Preloaded, 'request' | 'data'>) {
  const entries = preloadedBy.get(client) ?? new Map<string, Preloaded>()
  preloadedBy.set(client, entries)
  entries.set(keyOf(question), { ...reply, startedAt: Date.now(), isTaken: false })
}

/** Keeps a reply that came without a call, as that of a preload. */
export const keepReply = (client: Client, question: Question<EndpointName>, data: unknown): void =>
  keep(client, question, { request: Promise.resolve(data), data })

/** The same for a page that was rendered without it: it first renders so, then shows it. */
export const keepLateReply = (client: Client, question: Question<EndpointName>, data: unknown): void =>
  keep(client, question, { request: Promise.resolve(data), data: undefined })

/** The same for a refusal. */
export function keepRefusal(client: Client, question: Question<EndpointName>, error: ApiError): void {
  const request = Promise.reject(error)
  // Whoever takes it handles it.
  request.catch(() => undefined)
  keep(client, question, { request, data: undefined })
}

/**
 * Loads data before the page that shows it. A failed preload is dropped, and the page loads the data itself.
 */
export function preloadApi<E extends ReadEndpoint>(
  client: Client,
  endpoint: E,
  ...[input, locale]: ReadInput<E>
): Promise<DataOf<E>> {
  const question = { endpoint, input: (input ?? {}) as Input, locale: locale ?? client.locale() }
  return startPreload(client, question, Date.now()) as Promise<DataOf<E>>
}

/** The data of a finished preload, to render at once. */
export const preloadedData = (client: Client, question: Question, now: number = Date.now()): unknown =>
  freshEntry(client, question, now)?.data

/** Returns the reply of a preload, at most once per preload; otherwise makes a new call. */
export function fetchOrTake(client: Client, question: Question, now: number = Date.now()): Promise<unknown> {
  const entry = freshEntry(client, question, now)
  if (!entry || entry.isTaken) return callEndpoint(client, question)
  entry.isTaken = true
  return entry.request
}

/** Drops the preloads of an ended session. */
export function forgetPreloads(client: Client): void {
  preloadedBy.delete(client)
}
