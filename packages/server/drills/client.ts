import { setTimeout as sleep } from 'node:timers/promises'
import { apiBasePath, type Envelope, headers as names } from '@olympus/contract/envelope'
import { limits } from '@olympus/contract/limits'
import { testPassword } from '../src/testing/test-account.ts'
import type { Fleet } from './fleet.ts'
import type { Player } from './world.ts'

/** The longest time that a player may wait for an answer. */
const maxWaitMs = 60_000
const requestTimeoutMs = 20_000

interface ApiRequest {
  readonly path: string
  /** Sends a GET if absent. */
  readonly body?: unknown
  readonly key?: string
  /** Added to the headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent unchanged instead of a JSON body. */
  readonly text?: string
}

export interface Reply {
  readonly status: number
  /** `SUCCESS` or the error key. */
  readonly key: string
  readonly data: unknown
  readonly isHit: boolean
}

export interface Times {
  /** Only requests answered at the first try. */
  readonly firstTriesMs: number[]
  /** The longest time from the first try to an answer. */
  longestMs: number
  repeated: number
}

/** Retries a request with its idempotency key until answered, like a browser on a bad connection. */
export class Client {
  readonly times: Times = { firstTriesMs: [], longestMs: 0, repeated: 0 }
  readonly #fleet: Pick<Fleet, 'address'>
  readonly #tokens = new Map<number, { readonly token: string; readonly issuedAt: number }>()

  constructor(fleet: Pick<Fleet, 'address'>) {
    this.#fleet = fleet
  }

  /** Sends a request without a player. */
  async request(request: ApiRequest): Promise<Reply> {
    const startedAt = performance.now()
    for (let tries = 1; ; tries++) {
      const reply = await this.#send(request).catch(() => null)
      const tookMs = performance.now() - startedAt
      if (reply && reply.status !== 503) {
        if (tries === 1) this.times.firstTriesMs.push(tookMs)
        else this.times.repeated++
        this.times.longestMs = Math.max(this.times.longestMs, tookMs)
        return reply
      }
      if (tookMs > maxWaitMs) throw new Error(`${request.path} was not answered within a minute`)
      await sleep(Math.min(20 * 2 ** tries, 500) * Math.random())
    }
  }

  /** Sends a request as a player, who logs in again only after the access token expires. */
  async requestAs(player: Player, request: ApiRequest): Promise<Reply> {
    const { token, issuedAt } = this.#tokens.get(player.accountId) ?? (await this.#logIn(player))
    const reply = await this.request({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}`, 'x-forwarded-for': player.address },
    })
    if (reply.status !== 401) return reply
    const age = performance.now() - issuedAt
    if (age < limits.accessTokenLifetimeSeconds * 1000)
      throw new Error(`${player.email} was logged out after ${Math.round(age / 1000)} seconds: ${reply.key}`)
    this.#tokens.delete(player.accountId)
    return this.requestAs(player, request)
  }

  async #logIn({ accountId, email, address }: Player) {
    const issuedAt = performance.now()
    const { status, key, data } = await this.request({
      path: '/login',
      body: { email, password: testPassword },
      headers: { 'x-forwarded-for': address },
    })
    const token = status === 200 ? (data as { readonly token?: string }).token : undefined
    if (!token) throw new Error(`${email} could not log in: ${status} ${key}`)
    const issued = { token, issuedAt }
    this.#tokens.set(accountId, issued)
    return issued
  }

  async #send({ path, body, text, key, headers }: ApiRequest): Promise<Reply> {
    const content = text ?? (body === undefined ? null : JSON.stringify(body))
    const response = await fetch(this.#fleet.address() + apiBasePath + path, {
      method: content === null ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { [names.idempotencyKey]: key }),
        ...headers,
      },
      body: content,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const { status, data, message } = (await response.json()) as Envelope
    return { status, key: message.key, data, isHit: response.headers.get(names.idempotencyHit) === 'true' }
  }
}
