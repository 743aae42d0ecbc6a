import type { LiveEvent } from '@olympus/contract/events'

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>
  send(id: number, event: LiveEvent): void
  /** Tells the browser where it stands, without an event. */
  stand(id: number): void
  end(): void
}

interface EventStreamOptions {
  readonly heartbeatMs: number
  /** The stream is over, from whichever side. */
  readonly onClose: () => void
}

/** What the browser waits before it asks again, at first. */
const retryMs = 2000
/** A page that has not taken so many pieces is not there any more, or too slow to be worth the memory. */
const maxWaiting = 100

/** Server-sent events for one page. The heartbeat tells both sides that the other is still there. */
export function eventStream({ heartbeatMs, onClose }: EventStreamOptions): EventStream {
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
    if ((controller.desiredSize ?? 0) < -maxWaiting) return end()
    controller.enqueue(encoder.encode(text))
  }

  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
      write(`retry: ${retryMs}\n\n`)
      heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
    },
    cancel: close,
  })
  return {
    body,
    send: (id, event) => write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    stand: (id) => write(`id: ${id}\n\n`),
    end,
  }
}
