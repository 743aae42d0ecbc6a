import path from 'node:path'
import { apiBasePath, type Envelope } from '@olympus/contract/envelope'
import { createApp } from '../app.ts'
import { chatAccountProviderOf } from '../chat-account/chat-account-provider-of.ts'
import { type Clock, systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createLiveEvents, type LiveEvents } from '../features/live/live-events.ts'
import { databaseLimiter } from '../limits/database-limiter.ts'
import { silentLog } from '../log.ts'
import { paymentProviderOf } from '../payments/payment-provider-of.ts'
import { systemRandom } from '../random.ts'
import { createSecretBox } from '../secret-box.ts'

export interface TestReply {
  readonly status: number
  readonly headers: Headers
  readonly key: string
  readonly data: unknown
}

interface TestRequest {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Access token. */
  readonly token?: string
}

export interface TestApp {
  readonly config: Config
  /** Any request, as a browser or script would send it. */
  fetch(pathname: string, init?: RequestInit): Promise<Response>
  /** A request to the API, JSON both ways. */
  api(pathname: string, request?: TestRequest): Promise<TestReply>
}

interface TestAppOptions {
  readonly database: Database
  readonly variables?: NodeJS.ProcessEnv
  readonly clock?: Clock
  readonly portalDirectory?: string
  readonly stripeTimeoutMs?: number
  /** Tests do not wait for what makes answers alike, unless they are about it. */
  readonly paceMs?: number
  readonly live?: LiveEvents
}

export const testOrigin = 'http://localhost:3000'

/** The whole application in this process, without a socket; every answer is checked against the contract. */
export function testApp({
  database,
  variables = {},
  clock = systemClock,
  portalDirectory,
  stripeTimeoutMs,
  paceMs = 0,
  live,
}: TestAppOptions): TestApp {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', TRUST_PROXY: '1', ...variables })
  const limiter = databaseLimiter(database)
  const secretBox = createSecretBox(Buffer.alloc(32, 'a key for tests'), systemRandom)
  const ports = { config, database, log: silentLog, clock, random: systemRandom, limiter, secretBox }
  const app = createApp({
    ...ports,
    provider: paymentProviderOf({ ...ports, stripeTimeoutMs }),
    chat: chatAccountProviderOf(ports),
    live: live ?? createLiveEvents(ports),
    health: { isReady: async () => true },
    portalDirectory: portalDirectory ?? path.join(import.meta.dirname, 'no-portal'),
    sandboxDelayMs: 0,
    paceMs,
    checksAnswers: true,
  })
  const fetch = async (pathname: string, init?: RequestInit) => app.request(testOrigin + pathname, init)

  return {
    config,
    fetch,
    async api(pathname, { method, body, headers, token } = {}) {
      const response = await fetch(apiBasePath + pathname, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { data, message } = (await response.json()) as Envelope
      return { status: response.status, headers: response.headers, key: message.key, data }
    },
  }
}
