import { eventsPath, type LiveEvent } from '@olympus/contract/events'

import { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'
import { readEvents } from './reader.ts'

interface EventStreamOptions {
  readonly client: Pick<Client, 'open'>
  readonly signal: AbortSignal
  /** The position up to which this browser has received events. */
  readonly lastId: () => number | null
  readonly onOpen: () => void
  readonly onLost: () => void
  readonly onPosition: (id: number) => void
  readonly onEvent: (event: LiveEvent) => void
  readonly random: () => number
}

/**
 * Three missed heartbeats of the server. A dead connection raises no error, so only a timeout detects it.
 */
const heartbeatTimeoutMs = 45_000
const stableConnectionMs = 30_000
const maxPauseMs = 60_000
const firstPauseMs = 2000

type Kind = LiveEvent['kind']
type EventOf<K extends Kind> = Extract<LiveEvent, { kind: K }>

/** One parser per kind; the type requires an entry for each kind of the contract. */
const parsers: { readonly [K in Kind]: (payload: Record<string, unknown>) => EventOf<K> | null } = {
  'account-changed': () => ({ kind: 'account-changed' }),
  'characters-changed': () => ({ kind: 'characters-changed' }),
  'coupons-changed': () => ({ kind: 'coupons-changed' }),
  'presence-changed': () => ({ kind: 'presence-changed' }),
  'wallet-changed': () => ({ kind: 'wallet-changed' }),
  'wheel-changed': () => ({ kind: 'wheel-changed' }),
  'session-ended': ({ sessionId, isLogOut }) =>
    typeof sessionId === 'string'
      ? { kind: 'session-ended', sessionId, ...(isLogOut === true && { isLogOut }) }
      : null,
  missed: () => ({ kind: 'missed' }),
}

const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(parsers, kind)

/** Parses an event. Returns null for kinds of a newer server. */
function liveEventOf(data: string): LiveEvent | null {
  try {
    const payload = JSON.parse(data) as Record<string, unknown>
    const { kind } = payload
    return isKind(kind) ? parsers[kind](payload) : null
  } catch {
    return null
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Keeps the stream open and reconnects until the signal aborts or the server refuses for good. Never throws.
 */
export async function holdStream(options: EventStreamOptions): Promise<void> {
  const { client, signal, lastId, onOpen, onLost, onPosition, onEvent, random } = options
  let retryMs = firstPauseMs
  let failures = 0
  let openedAt = Infinity
  let mayBeOver = false

  function handleEvent(id: number | null, data: string | null) {
    const event = data === null ? null : liveEventOf(data)
    if (event) onEvent(event)
    mayBeOver = event?.kind === 'session-ended' && !event.isLogOut
    if (id !== null) onPosition(id)
  }

  async function connect(): Promise<void> {
    const own = new AbortController()
    let watch: ReturnType<typeof setTimeout> | undefined
    const restartTimeout = () => {
      clearTimeout(watch)
      watch = setTimeout(() => own.abort(), heartbeatTimeoutMs)
    }
    const id = lastId()
    restartTimeout()
    try {
      const body = await client.open(eventsPath, {
        headers: { Accept: 'text/event-stream', ...(id !== null && { 'Last-Event-ID': String(id) }) },
        signal: AbortSignal.any([signal, own.signal]),
      })
      openedAt = Date.now()
      onOpen()
      await readEvents(body, {
        onRetry: (ms) => (retryMs = ms),
        onSignOfLife: restartTimeout,
        onEvent: ({ id: eventId, data }) => handleEvent(eventId, data),
      })
    } finally {
      clearTimeout(watch)
      // Releases a body that was not read to its end.
      own.abort()
    }
  }

  while (!signal.aborted) {
    openedAt = Infinity
    mayBeOver = false
    try {
      await connect()
    } catch (error) {
      if (error instanceof ApiError && error.isFinal) return
    }
    onLost()
    // The server closes the stream of an ended session, and says why if it is asked for another one.
    if (mayBeOver) continue
    failures = Date.now() - openedAt > stableConnectionMs ? 0 : failures + 1
    // A random pause within the span spreads the reconnects of all pages.
    const span = Math.min(maxPauseMs, retryMs * 2 ** failures)
    if (!signal.aborted) await pause(random() * span, signal)
  }
}
