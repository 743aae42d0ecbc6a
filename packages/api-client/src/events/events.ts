import type { ChannelPort } from '../session/auth-channel.ts'
import { browserPage, type Page } from './page.ts'
import { revalidateAfter, type News } from './revalidate.ts'
import { sessionIdOf } from './session-id.ts'
import { holdStream } from './stream.ts'
import type { LiveEvents, LiveEventsOptions } from './options.ts'
import { forgetPreloads } from '../react/preload.ts'
import type { Locks } from '../client/refresh.ts'

interface Ports {
  /** Null: every tab holds a stream of its own. */
  readonly locks?: Locks | null
  /** Null: as without locks, as the holder could not tell the others. */
  readonly channel?: ChannelPort | null
  readonly page?: Page
  readonly random?: () => number
  readonly revalidate?: (event: News) => unknown
}

/** What one tab tells the others: where the stream stands, and what came. */
interface Shared {
  readonly id: number | null
  readonly event: News | null
}

const hiddenPatienceMs = 5 * 60_000
/** The server keeps events for ten minutes. */
const keptMs = 8 * 60_000
/** The other tabs hear why the session is over before they notice that it is. */
const headStartMs = 50

const browserChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('live'))

/** Keeps a player's pages true: one tab of the browser holds the stream and tells the others, while anybody looks. */
export function startLiveEvents(options: LiveEventsOptions, ports: Ports = {}): LiveEvents {
  const { client, tokens, onSessionEnded } = options
  const { channel: port = browserChannel(), page = browserPage(), random = Math.random } = ports
  const { revalidate = revalidateAfter } = ports
  const { locks = globalThis.navigator?.locks ?? null } = ports
  let ownSessionId = sessionIdOf(tokens.read().token)
  let lastId: number | null = null
  let silentSince: number | null = null
  let attendance: AbortController | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function act(event: News) {
    if (isStopped) return
    ownSessionId = sessionIdOf(tokens.read().token) ?? ownSessionId
    if (event.kind === 'session-ended' && event.sessionId === ownSessionId) return onSessionEnded()
    forgetPreloads(client)
    void revalidate(event)
  }

  function stand(id: number | null) {
    if (id !== null) lastId = Math.max(id, lastId ?? 0)
  }

  const share = (shared: Shared) => port?.postMessage(shared)

  function hear(event: News) {
    share({ id: null, event })
    if (port && event.kind === 'session-ended') setTimeout(() => act(event), headStartMs)
    else act(event)
  }

  /** What was published while nobody listened may be gone by now. */
  function catchUp(tell: (event: News) => void) {
    if (silentSince !== null && Date.now() - silentSince > keptMs) tell({ kind: 'missed' })
    silentSince = null
  }

  async function lead(signal: AbortSignal) {
    await holdStream({
      client,
      signal,
      random,
      lastId: () => lastId,
      onEvent: hear,
      onOpen: () => catchUp(hear),
      onLost: () => (silentSince ??= Date.now()),
      onPosition(id) {
        stand(id)
        share({ id, event: null })
      },
    })
  }

  async function attend() {
    if (attendance || isStopped) return
    attendance = new AbortController()
    const { signal } = attendance
    if (!locks || !port) return lead(signal)
    let isGranted = false
    const work = () => {
      isGranted = true
      return lead(signal)
    }
    try {
      await locks.request('live-events', { signal }, work)
    } catch {
      // Locks that do not work are as good as none.
      if (!isGranted && !signal.aborted) await work()
    }
  }

  function leave() {
    clearTimeout(leaving)
    leaving = undefined
    if (!attendance) return
    attendance.abort()
    attendance = null
    silentSince ??= Date.now()
  }

  function follow() {
    const state = page.state()
    if (state === 'gone') return leave()
    if (state === 'hidden') {
      leaving ??= setTimeout(leave, hiddenPatienceMs)
      return
    }
    clearTimeout(leaving)
    leaving = undefined
    if (attendance) return
    catchUp(act)
    void attend()
  }

  port?.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    stand(data.id)
    if (data.event) act(data.event)
  })
  const stopFollowing = page.onChange(follow)
  follow()

  return {
    stop() {
      isStopped = true
      stopFollowing()
      leave()
      port?.close()
    },
  }
}
