import { randomUUID } from 'node:crypto'
import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import { type BridgeEndpoint, protocolVersion } from '@olympus/contract/bridge/endpoint'
import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import type { DataOf, InputOf } from '@olympus/contract/endpoint'
import { apiBasePath, type Envelope } from '@olympus/contract/envelope'
import { resolvePath } from '@olympus/contract/resolve-path'

/** The portal does something else than the protocol says. */
export class Finding extends Error {
  override readonly name = 'Finding'
}

/** A check cannot be made here. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

interface RawRequest {
  readonly endpoint: BridgeEndpoint
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** Replaces the usual headers of the same names; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>
}

export interface Reply<Data = unknown> {
  readonly status: number
  readonly key: string
  readonly data: Data
}

/** What a greeted boot sends with its calls. */
export interface Boot {
  readonly bootId: string
  readonly epoch: number
  readonly world: string
}

/** Sends single requests to a portal, right and wrong ones. */
export interface Probe {
  /** An account that the check may use; null: none is known. */
  readonly accountId: number | null
  sendRaw(request: RawRequest): Promise<Reply>
  send<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<Reply<DataOf<E>>>
  /** Fails if the portal refuses. */
  call<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>>
  greet(bootId?: string): Promise<Boot>
}

const timeoutMs = 20_000

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  try {
    const { status, data, message } = JSON.parse(text) as Envelope
    if (status !== response.status || typeof message.key !== 'string') throw new TypeError()
    return { status, key: message.key, data }
  } catch {
    throw new Finding(`${response.status} has no envelope: ${text.slice(0, 100)}`)
  }
}

export const greetingOf = (bootId: string): InputOf<typeof greetPortal>['body'] => ({
  protocolVersion,
  bootId,
  build: 'conformance check',
  taskKinds: [...taskKinds],
  sentAt: new Date().toISOString(),
})

export function createProbe(url: string, key: string, accountId: number | null): Probe {
  async function sendRaw({ endpoint, body, headers = {} }: RawRequest, path = endpoint.path): Promise<Reply> {
    const usual = {
      authorization: `Bearer ${key}`,
      ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    }
    const merged = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value] as [string, string]],
    )
    const response = await fetch(url + apiBasePath + path, {
      method: endpoint.method,
      headers: merged,
      body: body ?? null,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return replyOf(response)
  }

  async function send<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<Reply<DataOf<E>>> {
    const { body } = input as { readonly body?: unknown }
    const path = resolvePath(endpoint.path, input) as BridgeEndpoint['path']
    const request = body === undefined ? { endpoint } : { endpoint, body: JSON.stringify(body) }
    return (await sendRaw(request, path)) as Reply<DataOf<E>>
  }

  async function call<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> {
    const reply = await send(endpoint, input)
    if (reply.key === 'SUCCESS') return reply.data
    throw new Finding(
      `${endpoint.path} was refused: ${reply.status} ${reply.key} ${JSON.stringify(reply.data)}`,
    )
  }

  return {
    accountId,
    sendRaw,
    send,
    call,
    async greet(bootId = randomUUID()) {
      const { epoch, worlds } = await call(greetPortal, { body: greetingOf(bootId) })
      const [world] = worlds
      if (world === undefined) throw new Finding('The key has no world')
      return { bootId, epoch, world }
    },
  }
}

/** Fails unless the reply is this refusal. Several keys: any of them. */
export function expectRefusal({ status, key }: Reply, expected: number, keys: readonly AnyErrorKey[]): void {
  if (status !== expected || !keys.some((one) => one === key))
    throw new Finding(`expected ${expected} ${keys.join(' or ')}, got ${status} ${key}`)
}

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) throw new Finding(`${what}: expected ${other}, got ${one}`)
}

/** "applied" or "refused BAD_ENTRY". */
export const resultsOf = (answers: readonly EntryAnswer[]): string[] =>
  answers.map(({ result, reason }) => (reason ? `${result} ${reason}` : result))
