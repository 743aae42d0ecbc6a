import type { LiveEvent } from '@olympus/contract/events'

import type { ChannelPort } from '../session/auth-channel.ts'
import type { Locks } from '../client/locks.ts'
import { succeed } from './fake-api.ts'

/** An access token with the claims that a browser reads. */
export const tokenOf = (sid: string, serial = 1): string =>
  `head.${btoa(JSON.stringify({ sid, serial }))}.signature`

/** A server that records the requested event streams. */
export function fakeEvents() {
  const encoder = new TextEncoder()
  const streams: {
    headers: Headers
    isOpen: () => boolean
    write: (text: string) => void
    tell: (id: number, event: LiveEvent) => void
    end: () => void
  }[] = []
  const server = { streams, refusal: null as Response | null, refreshes: 0 }

  function stream(init: RequestInit): Response {
    let isOpen = true
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (given) => void (controller = given),
      cancel: () => void (isOpen = false),
    })
    init.signal?.addEventListener('abort', () => {
      if (isOpen) controller?.error(init.signal?.reason)
      isOpen = false
    })
    const write = (text: string) => controller?.enqueue(encoder.encode(text))
    streams.push({
      headers: new Headers(init.headers),
      isOpen: () => isOpen,
      write,
      tell: (id, event) => write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
      end() {
        isOpen = false
        controller?.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    init.signal?.throwIfAborted()
    if (url === '/api/refresh') {
      server.refreshes += 1
      return succeed({ token: tokenOf('mine', 2), refreshToken: 'next' })
    }
    const { refusal } = server
    server.refusal = null
    return refusal ?? stream(init)
  }
  return Object.assign(server, { fetch })
}

/** Locks and channel shared by all tabs of a browser. */
export function fakeBrowser() {
  let held: Promise<unknown> = Promise.resolve()
  const locks: Locks = {
    async request(_name, { signal }, work) {
      const before = held
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      held = released
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
      try {
        await Promise.race([before, aborted])
        await work()
      } finally {
        void before.then(() => release())
      }
    },
  }
  const ports: { port: ChannelPort; hear: ((event: MessageEvent) => void)[] }[] = []
  function channel(): ChannelPort {
    const hear: ((event: MessageEvent) => void)[] = []
    const port = {
      addEventListener: (_type: string, listener: (event: MessageEvent) => void) => hear.push(listener),
      postMessage(data: unknown) {
        const message = new MessageEvent('message', { data })
        for (const other of ports)
          if (other.port !== port) queueMicrotask(() => other.hear.forEach((listener) => listener(message)))
      },
      close: () => {},
    } as ChannelPort
    ports.push({ port, hear })
    return port
  }
  return { locks, channel }
}

export type FakeEvents = ReturnType<typeof fakeEvents>
