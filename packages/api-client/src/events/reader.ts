interface StreamedEvent {
  /** Position of the stream after this event, sent as `Last-Event-ID` when reconnecting. */
  readonly id: number | null
  /** Null for an event that only updates the position. */
  readonly data: string | null
}

interface EventListeners {
  readonly onEvent: (event: StreamedEvent) => void
  /** The initial delay before reconnecting. */
  readonly onRetry: (ms: number) => void
  /** Called for all received bytes, heartbeats included. */
  readonly onSignOfLife: () => void
}

/** Reads server-sent events until the stream ends; throws if it breaks. A blank line completes an event. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvent, onRetry, onSignOfLife }: EventListeners,
): Promise<void> {
  let data: string[] = []
  let id: number | null = null

  function dispatchEvent() {
    if (id !== null || data.length > 0) onEvent({ id, data: data.length > 0 ? data.join('\n') : null })
    data = []
    id = null
  }

  function parseLine(line: string) {
    if (line === '') return dispatchEvent()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    const isNumber = /^\d{1,15}$/.test(value)
    if (field === 'data') data.push(value)
    else if (field === 'id' && isNumber) id = Number(value)
    else if (field === 'retry' && isNumber) onRetry(Number(value))
  }

  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onSignOfLife()
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) parseLine(line.replace(/\r$/, ''))
  }
}
