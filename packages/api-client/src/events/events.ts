import type { LiveEvent } from '@olympus/contract/events'

import type { ChannelPort } from '../session/auth-channel.ts'
import { browserPage, type Page } from './page.ts'
import { revalidateAfter } from './revalidate.ts'
import { sessionIdOf } from './session-id.ts'
import { holdStream } from './stream.ts'
import type { LiveEvents, LiveEventsOptions } from './options.ts'
import { forgetPreloads } from '../react/preload.ts'
import type { Locks } from '../client/refresh.ts'

interface Ports {
  /** Null: every tab holds its own stream. */
  readonly locks?: Locks | null
  /** Null disables sharing: without a channel the leader cannot broadcast. */
  readonly channel?: ChannelPort | null
  readonly page?: Page
  readonly random?: () => number
  readonly revalidate?: (event: LiveEvent) => unknown
}

/** A message between tabs: the position of the stream, and an event. */
interface SharedMessage {
  readonly id: number | null
  readonly event: LiveEvent | null
}

const hiddenTimeoutMs = 5 * 60_000
/** Shorter than the ten minutes for which the server keeps events. */
const catchUpLimitMs = 8 * 60_000
/** Lets the other tabs receive the cause before the logout message reaches them. */
const sessionEndDelayMs = 50

const browserChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('live'))

/** Runs `work` while this tab holds the lock. Without working locks it runs at once. */
async function holdLeadership(locks: Locks | null, signal: AbortSignal, work: () => Promise<void>) {
  if (!locks) return work()
  let isGranted = false
  const workOnce = () => {
    isGranted = true
    return work()
  }
  try {
    await locks.request('live-events', { signal }, workOnce)
  } catch {
    // A browser may refuse locks; then the tab works without them.
    if (!isGranted && !signal.aborted) await workOnce()
  }
}

/**
 * Calls `onResume` when the page is visible, and `onPause` when it is gone or was hidden for five minutes.
 */
function watchVisibility(page: Page, onResume: () => void, onPause: () => void): () => void {
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function pause() {
    clearTimeout(hiddenTimer)
    hiddenTimer = undefined
    onPause()
  }

  function onVisibilityChange() {
    const state = page.state()
    if (state === 'gone') return pause()
    if (state === 'hidden') {
      hiddenTimer ??= setTimeout(pause, hiddenTimeoutMs)
      return
    }
    clearTimeout(hiddenTimer)
    hiddenTimer = undefined
    onResume()
  }

  const stopWatching = page.onChange(onVisibilityChange)
  onVisibilityChange()
  return () => {
    stopWatching()
    pause()
  }
}

/**
 * Keeps the pages of a player up to date. One tab of the browser holds the stream and broadcasts its events.
 */
export function startLiveEvents(options: LiveEventsOptions, ports: Ports = {}): LiveEvents {
  const { client, tokens, onSessionEnded } = options
  const { channel: port = browserChannel(), page = browserPage(), random = Math.random } = ports
  const { revalidate = revalidateAfter, locks = globalThis.navigator?.locks ?? null } = ports
  let ownSessionId = sessionIdOf(tokens.read().token)
  let lastId: number | null = null
  let disconnectedAt: number | null = null
  let subscription: AbortController | null = null
  let isStopped = false

  function applyEvent(event: LiveEvent) {
    if (isStopped) return
    ownSessionId = sessionIdOf(tokens.read().token) ?? ownSessionId
    if (event.kind === 'session-ended' && event.sessionId === ownSessionId) return onSessionEnded()
    forgetPreloads(client)
    void revalidate(event)
  }

  function advanceTo(id: number | null) {
    if (id !== null) lastId = Math.max(id, lastId ?? 0)
  }

  const broadcast = (message: SharedMessage) => port?.postMessage(message)

  function shareEvent(event: LiveEvent) {
    broadcast({ id: null, event })
    if (port && event.kind === 'session-ended') setTimeout(() => applyEvent(event), sessionEndDelayMs)
    else applyEvent(event)
  }

  /** Reports `missed` after a long gap: the server may have dropped its events. */
  function reportGap(onEvent: (event: LiveEvent) => void) {
    if (disconnectedAt !== null && Date.now() - disconnectedAt > catchUpLimitMs) onEvent({ kind: 'missed' })
    disconnectedAt = null
  }

  const holdSharedStream = (signal: AbortSignal) =>
    holdStream({
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

  function subscribe() {
    if (subscription || isStopped) return
    reportGap(applyEvent)
    subscription = new AbortController()
    const { signal } = subscription
    void holdLeadership(port && locks, signal, () => holdSharedStream(signal))
  }

  function unsubscribe() {
    if (!subscription) return
    subscription.abort()
    subscription = null
    disconnectedAt ??= Date.now()
  }

  port?.addEventListener('message', ({ data }: MessageEvent<SharedMessage>) => {
    advanceTo(data.id)
    if (data.event) applyEvent(data.event)
  })
  const stopWatching = watchVisibility(page, subscribe, unsubscribe)

  return {
    stop() {
      isStopped = true
      stopWatching()
      port?.close()
    },
  }
}
