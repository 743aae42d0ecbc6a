import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { WireBackend } from './wire-stream.ts'

// V8 may abort the process when it frees single functions of an engine (nodejs/node#64500). It still
// frees the code of a closed engine.
setFlagsFromString('--no-wasm-code-gc')
// V8 compiles a function again, optimized, once it has run this many bytes of code. By default it does
// so 15 times earlier, which keeps the processor busy while the engine starts.
setFlagsFromString('--wasm-tiering-budget=200000000')

const settings = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const memorySettings = { shared_buffers: '16MB' }

/** Parameters of an engine that syncs what it acknowledges; `-F` would turn fsync off. */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings({ ...memorySettings, wal_sync_method: 'fsync' }),
]

export const volatileParameters = [...PGlite.defaultStartParams, ...settings(memorySettings)]

export const openEngine = (options: PGliteOptions): Promise<PGlite> => PGlite.create(options)

const isStartup = (request: Uint8Array) => request[0] === 0

/** A simple query of the wire protocol. */
function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const message = Buffer.alloc(body.length + 5)
  message.write('Q')
  message.writeInt32BE(body.length + 4, 1)
  body.copy(message, 5)
  return message
}

/** Runs requests synchronously on an engine in this thread. */
export class Session implements WireBackend {
  readonly #engine: PGlite
  #isUsed = false

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  async execute(request: Uint8Array): Promise<Uint8Array> {
    if (isStartup(request)) {
      // The engine has only one session. Each new connection must find it clean.
      if (this.#isUsed) for (const text of ['rollback', 'discard all']) this.#run(simpleQuery(text))
      this.#isUsed = true
    }
    return this.#run(request)
  }

  #run(request: Uint8Array): Uint8Array {
    const parts: Uint8Array[] = []
    // It does its work and collects the reply before it first yields. Only errors come later.
    void this.#engine.execProtocolRawStream(request, {
      syncToFs: false,
      onRawData: (bytes) => void parts.push(bytes.slice()),
    })
    return parts.length === 1 ? (parts[0] as Uint8Array) : new Uint8Array(Buffer.concat(parts))
  }
}
