import { Duplex } from 'node:stream'

/** Runs whole requests of the PostgreSQL wire protocol, one after another in the order given. */
export interface WireBackend {
  /** Resolves with the bytes of the reply. A request that starts with a zero byte opens a new session. */
  execute(request: Uint8Array): Promise<Uint8Array>
}

const typesThatEndARequest = new Set([...'SQHcf'].map((letter) => letter.charCodeAt(0)))
const terminate = 'X'.charCodeAt(0)

/** The length of the longest prefix that consists of whole requests. */
function wholeRequestsLength(bytes: Buffer, isStartup: boolean): number {
  let position = 0
  let end = 0
  if (isStartup) {
    if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) return 0
    position = end = bytes.readInt32BE(0)
  }
  while (position + 5 <= bytes.length) {
    const next = position + 1 + bytes.readInt32BE(position + 1)
    if (next > bytes.length) break
    if (typesThatEndARequest.has(bytes[position] ?? 0)) end = next
    position = next
  }
  return end
}

/**
 * Replaces the socket of a `pg` connection and leads to a database in this process. The engine needs
 * complete requests up to their Sync, so bytes are held back until then.
 */
export class WireStream extends Duplex {
  readonly #backend: WireBackend
  #pending: Buffer = Buffer.alloc(0)
  #isStartup = true

  constructor(backend: WireBackend) {
    super()
    this.#backend = backend
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, callback: () => void): void {
    this.#accept(chunk)
    callback()
  }

  override _writev(chunks: readonly { chunk: Buffer }[], callback: () => void): void {
    this.#accept(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    callback()
  }

  override _final(callback: () => void): void {
    this.push(null)
    callback()
  }

  #accept(chunk: Buffer): void {
    const bytes = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk
    if (!this.#isStartup && bytes[0] === terminate) return
    const length = wholeRequestsLength(bytes, this.#isStartup)
    this.#pending = bytes.subarray(length)
    if (length === 0) return
    this.#isStartup = false
    void this.#forward(bytes.subarray(0, length))
  }

  async #forward(request: Uint8Array): Promise<void> {
    try {
      const reply = await this.#backend.execute(request)
      if (!this.destroyed && !this.readableEnded) this.push(reply)
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
