import type { LiveEvent } from '@olympus/contract/events'

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>
  send(event: LiveEvent): void
  /** Sets the last event id of the browser, without an event. */
  sendPosition(position: number): void
  end(): void
  /** Ends the stream and asks the browser to wait longer than usual. */
  evict(): void
}

interface EventStreamOptions {
  readonly heartbeatMs: number
  /** Called once, when either side closes the stream. */
  readonly onClose: () => void
}

/** How long the browser waits before its first reconnect. */
const retryMs = 2000
const retryAfterEvictionMs = 30_000
/** A page that leaves this many chunks unread is closed: it is gone, or too slow to be worth the memory. */
const maxUnreadChunks = 100

/** Server-sent events for one page. Heartbeats let both sides notice that the other is gone. */
export function createEventStream({ heartbeatMs, onClose }: EventStreamOptions): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let heartbeat: NodeJS.Timeout | undefined

  function close() {
    if (!controller) return
    controller = null
    clearInterval(heartbeat)
    onClose()
  }

  function end() {
    controller?.close()
    close()
  }

  function write(text: string) {
    if (!controller) return
    if ((controller.desiredSize ?? 0) < -maxUnreadChunks) return end()
    controller.enqueue(encoder.encode(text))
  }

  const body = new ReadableStream<Uint8Array>({
    start(streamController) {
      controller = streamController
      write(`retry: ${retryMs}\n\n`)
      heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
    },
    cancel: close,
  })
  return {
    body,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    sendPosition: (position) => write(`id: ${position}\n\n`),
    end,
    evict() {
      write(`retry: ${retryAfterEvictionMs}\n\n`)
      end()
    },
  }
}
