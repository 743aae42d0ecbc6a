import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import type { DataOf, InputOf, RequestShape } from '@olympus/contract/endpoint'
import { apiBasePath, type Envelope, headers as headerNames } from '@olympus/contract/envelope'
import type { successKey } from '@olympus/contract/errors'
import { type Input, resolvePath } from '@olympus/contract/resolve-path'
import { createApp } from '../app.ts'
import { createChatAccountProvider } from '../chat-account/create-chat-account-provider.ts'
import { type Clock, systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { LauncherFiles } from '../features/download/launcher-files.ts'
import { createLiveEvents, type LiveEvents } from '../features/live/live-events.ts'
import type { SessionEndings } from '../features/sessions/session-endings.ts'
import { createTaskNotices, type TaskNotices } from '../features/tasks/task-notices.ts'
import { createDatabaseLimiter } from '../limits/database-limiter.ts'
import { type Log, silentLog } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createSandboxProvider } from '../payments/sandbox/sandbox-provider.ts'
import { createStripeProvider } from '../payments/stripe/stripe-provider.ts'
import { systemRandom } from '../random.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { testSecretBox } from './test-secret-box.ts'
import { testWheelSigner } from './test-wheel-signer.ts'

/** An endpoint for players or game servers. */
type Callable = RequestShape & { readonly isIdempotent?: true }

export interface Sender {
  /** The caller, whose access token is sent. */
  readonly as?: { readonly token: string } | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sent instead of a new key to an endpoint that requires one. */
  readonly idempotencyKey?: string | undefined
}

type CallArguments<E extends Callable> =
  {} extends InputOf<E> ? [request?: InputOf<E> & Sender] : [request: InputOf<E> & Sender]

interface Answered {
  readonly status: number
  readonly headers: Headers
}

interface Success<E extends Callable> extends Answered {
  readonly key: typeof successKey
  readonly data: DataOf<E>
}

interface Refusal extends Answered {
  readonly key: AnyErrorKey
  readonly data: unknown
}

export type TestReply<E extends Callable = Callable> = Success<E> | Refusal

export interface TestApp {
  readonly config: Config
  readonly database: Database
  /** Sends any request like a browser or script. */
  fetch(pathname: string, init?: RequestInit): Promise<Response>
  /** Calls an endpoint. Returns refusals as replies. */
  call<E extends Callable>(endpoint: E, ...given: CallArguments<E>): Promise<TestReply<E>>
  /** Calls an endpoint with input that may violate the contract. */
  callUnchecked<E extends Callable>(endpoint: E, request: Input & Sender): Promise<TestReply<E>>
  /** Calls an endpoint and returns the data of its reply. Throws on a refusal. */
  callOrFail<E extends Callable>(endpoint: E, ...given: CallArguments<E>): Promise<DataOf<E>>
}

export interface TestAppOptions {
  readonly database: Database
  readonly variables?: NodeJS.ProcessEnv
  readonly clock?: Clock
  readonly log?: Log
  readonly metrics?: Metrics
  readonly portalDirectory?: string
  readonly stripeTimeoutMs?: number
  /** By default replies are not delayed. */
  readonly paddingMs?: number
  readonly live?: LiveEvents
  /** By default the app is the only process. */
  readonly endings?: SessionEndings
  readonly secretBox?: SecretBox
  readonly taskNotices?: TaskNotices
  /** By default those of an empty folder. */
  readonly launcherFiles?: LauncherFiles
}

/** Returns the data of a reply. Throws unless it is a success. */
export function dataOf<E extends Callable>(reply: TestReply<E>): DataOf<E> {
  if (reply.key === 'SUCCESS') return reply.data
  throw new Error(`${reply.key}: ${JSON.stringify(reply.data)}`)
}

/** The only password that the breach service of tests knows. */
export const breachedPassword = 'a leaked passphrase'

/** Of a process that is alone. */
export const noEndings: SessionEndings = { watch() {}, isBehind: () => false, stop: async () => {} }

export const testOrigin = 'http://localhost:3000'

/** The whole application without a socket. Checks every reply against the contract. */
export function testApp({
  database,
  variables = {},
  clock = systemClock,
  log = silentLog,
  metrics,
  portalDirectory,
  stripeTimeoutMs,
  paddingMs = 0,
  live,
  endings = noEndings,
  secretBox = testSecretBox,
  taskNotices,
  launcherFiles,
}: TestAppOptions): TestApp {
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    TRUST_PROXY: '1',
    REQUESTS_PER_ACCOUNT: '0',
    REQUESTS_PER_NETWORK: '0',
    REGISTRATIONS_PER_MINUTE: '0',
    ...variables,
  })
  const { publicUrl, stripe } = config
  const limiter = createDatabaseLimiter(database)
  const ports = { config, database, log, metrics, clock, random: systemRandom, limiter, secretBox }
  const app = createApp({
    ...ports,
    provider: stripe
      ? createStripeProvider({ ...ports, ...stripe, publicUrl, timeoutMs: stripeTimeoutMs })
      : createSandboxProvider(ports),
    chat: createChatAccountProvider(ports),
    live: live ?? createLiveEvents(ports),
    endings,
    taskNotices: taskNotices ?? createTaskNotices(ports),
    wheelSigner: testWheelSigner,
    launcherFiles,
    health: { isReady: async () => true },
    portalDirectory: portalDirectory ?? path.join(import.meta.dirname, 'no-portal'),
    sandboxDelayMs: 0,
    isBreached: async (password) => password === breachedPassword,
    paddingMs,
    refusesExtraFields: true,
  })

  const fetch = async (pathname: string, init?: RequestInit) => app.request(testOrigin + pathname, init)

  async function callUnchecked<E extends Callable>(
    { method, path: pathname, isIdempotent }: E,
    { as, headers, idempotencyKey = randomUUID(), ...input }: Input & Sender,
  ): Promise<TestReply<E>> {
    const response = await fetch(apiBasePath + resolvePath(pathname, input), {
      method,
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(isIdempotent && { [headerNames.idempotencyKey]: idempotencyKey }),
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    const { status, headers: replied } = response
    const { data, message } = (await response.json()) as Envelope
    return { status, headers: replied, key: message.key, data } as TestReply<E>
  }

  const call = <E extends Callable>(endpoint: E, ...[request]: CallArguments<E>) =>
    callUnchecked(endpoint, request ?? {})

  return {
    config,
    database,
    fetch,
    call,
    callUnchecked,
    callOrFail: async (endpoint, ...given) => dataOf(await call(endpoint, ...given)),
  }
}
