import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import type { DataOf, InputOf } from '@olympus/contract/endpoint'
import { apiBasePath, type Envelope } from '@olympus/contract/envelope'
import { type Input, resolvePath } from '@olympus/contract/resolve-path'
import type { Draw } from './random.ts'

export interface BridgeClientOptions {
  /** Addresses of the portal. Each try takes one of them. */
  readonly urls: readonly string[]
  readonly key: string
  /** How long a call is repeated before it fails. */
  readonly patienceMs?: number
  readonly fetch?: typeof fetch
  /** Spreads the pauses between tries. */
  readonly draw: Draw
  readonly signal?: AbortSignal
}

/** The portal refuses a call, or does not answer. Repeating it changes nothing. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError'
  readonly key: AnyErrorKey | 'NO_ANSWER'

  constructor(key: AnyErrorKey | 'NO_ANSWER', message: string) {
    super(message)
    this.key = key
  }
}

export interface BridgeClient {
  /** Repeats the call until the portal answers. Throws a `BridgeError` if it refuses. */
  call<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>>
}

/** Longer than the longest wait for tasks. */
const timeoutMs = 30_000
const usualPatienceMs = 60_000
const smallestPackedBytes = 1024
const firstPauseMs = 50
const longestPauseMs = 2000

const pack = promisify(gzip)

interface PreparedCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

async function prepare({ method, path }: BridgeEndpoint, input: Input, key: string): Promise<PreparedCall> {
  const authorized = { authorization: `Bearer ${key}` }
  const call = { method, path: apiBasePath + resolvePath(path, input) }
  if (method === 'GET') return { ...call, headers: authorized, body: null }
  const text = JSON.stringify(input.body)
  const headers = { ...authorized, 'content-type': 'application/json' }
  if (text.length < smallestPackedBytes) return { ...call, headers, body: text }
  const body = new Uint8Array(await pack(text))
  return { ...call, headers: { ...headers, 'content-encoding': 'gzip' }, body }
}

const isTemporary = (status: number) => status === 429 || status >= 500

/** Pauses grow and differ, so that game servers do not return all at once. */
const pauseAfter = (tries: number, retryAfter: string | null, draw: Draw) =>
  retryAfter !== null && /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Math.min(firstPauseMs * 2 ** tries, longestPauseMs) * (0.5 + draw(1000) / 2000)

function refusalOf({ status, message }: Envelope, path: string): BridgeError {
  const key = message.key === 'SUCCESS' ? 'INTERNAL_SERVER_ERROR' : message.key
  return new BridgeError(
    key,
    key === 'GAME_SERVER_KEY_INVALID'
      ? 'The portal does not accept the key of the game server. Was it revoked?'
      : `${path} was refused: ${status} ${key}`,
  )
}

/**
 * Calls the portal as a game server. A call whose answer is lost is sent again unchanged, with its batch ID,
 * so the portal does it once.
 */
export function createBridgeClient(options: BridgeClientOptions): BridgeClient {
  const { urls, key, patienceMs = usualPatienceMs, fetch: send = fetch, draw, signal } = options
  let calls = 0

  async function attempt({ path, ...request }: PreparedCall) {
    const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    const url = urls[calls++ % urls.length] ?? ''
    const response = await send(url + path, { ...request, signal: AbortSignal.any(signals) })
    const envelope = (await response.json()) as Envelope
    return { envelope, status: response.status, retryAfter: response.headers.get('retry-after') }
  }

  return {
    async call(endpoint, input) {
      const request = await prepare(endpoint, input, key)
      const endsAt = performance.now() + patienceMs
      for (let tries = 0; ; tries++) {
        const reply = await attempt(request).catch((error: unknown) => {
          if (signal?.aborted) throw error
          return null
        })
        if (reply && reply.status === 200) return reply.envelope.data as DataOf<typeof endpoint>
        if (reply && !isTemporary(reply.status)) throw refusalOf(reply.envelope, endpoint.path)
        if (performance.now() > endsAt)
          throw reply
            ? refusalOf(reply.envelope, endpoint.path)
            : new BridgeError('NO_ANSWER', `The portal at ${urls.join(', ')} does not answer`)
        await sleep(pauseAfter(tries, reply?.retryAfter ?? null, draw), undefined, signal && { signal })
      }
    },
  }
}
