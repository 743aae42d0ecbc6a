import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from '@olympus/contract/schema'
import { maxFileBytes } from '../files.ts'

/** A request with its arguments and key. */
export const maxRequestBytes = 64 * 1024
/** A file as a JSON string. Text with many control characters can be too large for it. */
export const maxFrameBytes = 2 * maxFileBytes
/** What may wait for a client that reads slowly, such as the codes of a campaign. */
const maxUnreadBytes = 8 * maxFrameBytes
/** Lines that arrive faster than they are taken wait in the system. */
const maxWaitingBytes = 1024 * 1024

const Outcome = z.union([z.strictObject({ text: z.string() }), z.strictObject({ problem: z.string() })])

export const FromClient = z.union([
  z.strictObject({
    argv: z.array(z.string().check(z.maxLength(4096))).check(z.maxLength(20)),
    key: z.nullable(z.string().check(z.maxLength(200))),
  }),
  z.strictObject({ file: Outcome }),
])

export const FromServer = z.union([
  z.strictObject({ print: z.string() }),
  z.strictObject({ complain: z.string() }),
  z.strictObject({ read: z.string() }),
  z.strictObject({ write: z.string(), text: z.string() }),
  z.strictObject({ code: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]) }),
])

export interface Channel<Received, Sent> {
  /** Dropped when the other side is gone or does not read. */
  send(frame: Sent): void
  /** The next frame. Null if the other side is gone, is late, or sends anything else. */
  next(options: { readonly maxBytes: number; readonly patienceMs?: number }): Promise<Received | null>
  /** Sends what is left, then closes the connection. */
  end(): void
}

const newline = '\n'.charCodeAt(0)

/** Splits the bytes of a connection into lines. */
class Inbox {
  readonly #lines: Buffer[] = []
  #rest: Buffer[] = []
  #wake: () => void = () => {}
  isClosed = false
  /** Of the line that is not complete yet. */
  restBytes = 0
  /** Of complete lines that nobody has taken. */
  lineBytes = 0

  push(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      const line = Buffer.concat([...this.#rest, chunk.subarray(start, end)])
      this.#lines.push(line)
      this.lineBytes += line.length
      this.#rest = []
      this.restBytes = 0
      start = end + 1
    }
    const rest = chunk.subarray(start)
    this.#rest.push(rest)
    this.restBytes += rest.length
    this.#wake()
  }

  close(): void {
    this.isClosed = true
    this.#wake()
  }

  take(): Buffer | undefined {
    const line = this.#lines.shift()
    this.lineBytes -= line?.length ?? 0
    return line
  }

  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

function parsed<Schema extends z.ZodMiniType>(line: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

/** Exchanges JSON, a value per line. */
export function createChannel<Schema extends z.ZodMiniType, Sent extends object>(
  socket: Socket,
  schema: Schema,
): Channel<z.output<Schema>, Sent> {
  const inbox = new Inbox()
  let maxBytes = maxRequestBytes
  socket.on('data', (chunk: Buffer) => {
    inbox.push(chunk)
    if (inbox.restBytes > maxBytes) socket.destroy()
    else if (inbox.lineBytes > maxWaitingBytes) socket.pause()
  })
  socket.on('error', () => {})
  for (const event of ['close', 'end'] as const) socket.on(event, () => inbox.close())

  async function line(): Promise<string | null> {
    for (;;) {
      const found = inbox.take()
      if (inbox.lineBytes <= maxWaitingBytes) socket.resume()
      if (found) return found.length > maxBytes ? null : found.toString('utf8')
      if (inbox.isClosed) return null
      await inbox.changed()
    }
  }

  return {
    send(frame) {
      if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`)
      if (socket.writableLength > maxUnreadBytes) socket.destroy()
    },
    async next({ maxBytes: given, patienceMs }) {
      maxBytes = given
      const patience = new AbortController()
      const late = patienceMs === undefined ? [] : [sleep(patienceMs, null, patience).catch(() => null)]
      const received = await Promise.race([line(), ...late])
      patience.abort()
      const frame = received === null ? null : parsed(received, schema)
      if (frame === null) socket.destroy()
      return frame
    },
    end: () => void socket.end(),
  }
}
