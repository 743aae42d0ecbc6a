import type { Client } from '../client/client.ts'
import { runLocked, type Locks } from '../client/locks.ts'
import type { ChannelPort } from '../session/auth-channel.ts'
import type { LiveEvent } from '@olympus/contract/events'
import type { StreamStart } from './options.ts'
import { holdStream } from './stream.ts'

interface SharedStreamPorts {
  readonly client: Pick<Client, 'open'>
  /** Null disables sharing: without a channel the leader cannot broadcast. */
  readonly channel: ChannelPort | null
  /** Null: every tab holds its own stream. */
  readonly locks: Locks | null
  readonly random: () => number
  readonly start: StreamStart | null
  readonly hasTokens: () => boolean
  readonly onEvent: (event: LiveEvent) => void
}

/** The event stream of a browser. One tab holds it and broadcasts its events to the others. */
export interface SharedStream {
  subscribe(): void
  unsubscribe(): void
}

/** A message between tabs: the position of the stream, and an event. */
interface SharedMessage {
  readonly id: number | null
  readonly event: LiveEvent | null
  /** Asks the tab that holds the stream for its events since a moment, in epoch milliseconds. */
  readonly since?: number
}

/** Shorter than the ten minutes for which the server keeps events. */
const catchUpLimitMs = 8 * 60_000
/** A page takes less long from its data to its first subscription. */
const recentMs = 60_000
/** An event reaches the tab that holds the stream so much later than the data of another page at most. */
const delayMs = 2000
/** Lets the other tabs receive the cause before the logout message reaches them. */
const sessionEndDelayMs = 50

export function createSharedStream(ports: SharedStreamPorts): SharedStream {
  const { client, channel: port, locks, random, start, hasTokens, onEvent } = ports
  let lastId = start && start.position
  let recent: { readonly event: LiveEvent; readonly atMs: number }[] = []
  let disconnectedAt: number | null = null
  let subscription: AbortController | null = null

  function advanceTo(id: number | null) {
    if (id !== null) lastId = Math.max(id, lastId ?? 0)
  }

  const broadcast = (message: SharedMessage) => port?.postMessage(message)

  function shareEvent(event: LiveEvent) {
    const atMs = Date.now()
    recent = [...recent.filter((other) => atMs - other.atMs < recentMs), { event, atMs }]
    broadcast({ id: null, event })
    if (port && event.kind === 'session-ended') setTimeout(() => onEvent(event), sessionEndDelayMs)
    else onEvent(event)
  }

  /** Reports `missed` after a long gap: the server may have dropped its events. */
  function reportGap(report: (event: LiveEvent) => void) {
    if (disconnectedAt !== null && Date.now() - disconnectedAt > catchUpLimitMs) report({ kind: 'missed' })
    disconnectedAt = null
  }

  async function holdSharedStream(signal: AbortSignal): Promise<void> {
    // Without tokens, another tab has ended the session and tells why.
    if (!hasTokens()) return
    await holdStream({
      client,
      signal,
      random,
      lastId: () => lastId,
      onEvent: shareEvent,
      onOpen: () => reportGap(shareEvent),
      onLost: () => (disconnectedAt ??= Date.now()),
      onPosition(id) {
        advanceTo(id)
        broadcast({ id, event: null })
      },
    })
  }

  async function holdLeadership(signal: AbortSignal) {
    const lock = { locks: port && locks, name: 'live-events', signal }
    // The wait for the lock fails when this tab unsubscribes.
    await runLocked(lock, () => holdSharedStream(signal)).catch(() => undefined)
  }

  port?.addEventListener('message', ({ data }: MessageEvent<SharedMessage>) => {
    advanceTo(data.id)
    if (data.event) onEvent(data.event)
    const { since } = data
    if (since === undefined) return
    for (const { event, atMs } of recent) if (atMs >= since - delayMs) broadcast({ id: null, event })
  })
  if (start) broadcast({ id: null, event: null, since: start.arrivedAtMs })

  return {
    subscribe() {
      if (subscription) return
      reportGap(onEvent)
      subscription = new AbortController()
      void holdLeadership(subscription.signal)
    },
    unsubscribe() {
      if (!subscription) return
      subscription.abort()
      subscription = null
      disconnectedAt ??= Date.now()
    },
  }
}
