interface StreamedEvent {
  /** Where the page stands with it: what to ask after when the connection is lost. */
  readonly id: number | null
  /** Null: tells where the page stands, and nothing else. */
  readonly data: string | null
}

interface EventListeners {
  readonly onEvent: (event: StreamedEvent) => void
  /** How long to wait before asking again, at first. */
  readonly onRetry: (ms: number) => void
  /** Anything came, a heartbeat too. */
  readonly onSignOfLife: () => void
}

/** Reads server-sent events until their stream ends; raises what broke it. An event counts once its blank line is there. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvent, onRetry, onSignOfLife }: EventListeners,
): Promise<void> {
  let data: string[] = []
  let id: number | null = null

  function finish() {
    if (id !== null || data.length > 0) onEvent({ id, data: data.length > 0 ? data.join('\n') : null })
    data = []
    id = null
  }

  function take(line: string) {
    if (line === '') return finish()
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
    for (const line of lines) take(line.replace(/\r$/, ''))
  }
}
