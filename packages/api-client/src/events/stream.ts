import { eventsPath, type LiveEvent } from '@olympus/contract/events'

import { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'
import { readEvents } from './reader.ts'

interface EventStreamOptions {
  readonly client: Pick<Client, 'open'>
  readonly signal: AbortSignal
  /** The last event that this browser has heard of. */
  readonly lastId: () => number | null
  readonly onOpen: () => void
  readonly onLost: () => void
  readonly onPosition: (id: number) => void
  readonly onEvent: (event: LiveEvent) => void
  readonly random: () => number
}

/** Three heartbeats of the server that did not come: the connection is dead, and nothing but time tells. */
const silenceMs = 45_000
const steadyMs = 30_000
const longestPauseMs = 60_000
const firstPauseMs = 2000
/** The server tells the last seconds again to whoever comes back. */
const rememberedIds = 200

type Kind = LiveEvent['kind']
type EventOf<K extends Kind> = Extract<LiveEvent, { kind: K }>

/** A record, so that no kind of the contract can be forgotten. */
const readers: { readonly [K in Kind]: (told: Record<string, unknown>) => EventOf<K> | null } = {
  'account-changed': () => ({ kind: 'account-changed' }),
  'coupons-changed': () => ({ kind: 'coupons-changed' }),
  'wallet-changed': () => ({ kind: 'wallet-changed' }),
  'session-ended': ({ sessionId }) =>
    typeof sessionId === 'string' ? { kind: 'session-ended', sessionId } : null,
}

const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(readers, kind)

/** What a newer server may tell, this page knows nothing about. */
function liveEventOf(data: string): LiveEvent | null {
  try {
    const told = JSON.parse(data) as Record<string, unknown>
    const { kind } = told
    return isKind(kind) ? readers[kind](told) : null
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

/** Holds the stream until the signal aborts or the server refuses for good, and opens it again whenever it breaks. Never raises. */
export async function holdStream(options: EventStreamOptions): Promise<void> {
  const { client, signal, lastId, onOpen, onLost, onPosition, onEvent, random } = options
  const told = new Set<number>()
  let retryMs = firstPauseMs
  let failures = 0
  let openedAt = Infinity

  function tell(id: number | null, data: string | null) {
    const event = data !== null && (id === null || !told.has(id)) ? liveEventOf(data) : null
    if (id !== null) told.add(id)
    const [oldest] = told
    if (told.size > rememberedIds && oldest !== undefined) told.delete(oldest)
    if (event) onEvent(event)
    if (id !== null) onPosition(id)
  }

  async function connect(): Promise<void> {
    const own = new AbortController()
    let watch: ReturnType<typeof setTimeout> | undefined
    const expectSign = () => {
      clearTimeout(watch)
      watch = setTimeout(() => own.abort(), silenceMs)
    }
    const id = lastId()
    expectSign()
    try {
      const body = await client.open(eventsPath, {
        headers: { Accept: 'text/event-stream', ...(id !== null && { 'Last-Event-ID': String(id) }) },
        signal: AbortSignal.any([signal, own.signal]),
      })
      openedAt = Date.now()
      onOpen()
      await readEvents(body, {
        onRetry: (ms) => (retryMs = ms),
        onSignOfLife: expectSign,
        onEvent: ({ id: eventId, data }) => tell(eventId, data),
      })
    } finally {
      clearTimeout(watch)
      // Lets go of a body that was not read to its end.
      own.abort()
    }
  }

  while (!signal.aborted) {
    openedAt = Infinity
    try {
      await connect()
    } catch (error) {
      if (error instanceof ApiError && error.isFinal) return
    }
    onLost()
    failures = Date.now() - openedAt > steadyMs ? 0 : failures + 1
    // Anywhere in the span, so that the pages of a server that went away do not all come back at once.
    const span = Math.min(longestPauseMs, retryMs * 2 ** failures)
    if (!signal.aborted) await pause(random() * span, signal)
  }
}
