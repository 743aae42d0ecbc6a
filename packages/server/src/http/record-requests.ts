import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { HistogramLabels, CounterLabels } from '../metrics/metric-table.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Random } from '../random.ts'
import { networkOf } from './client-address.ts'
import { clientOf } from './client.ts'
import { correlationOf } from './correlation.ts'
import { refusal } from './envelope.ts'
import type { FloodLog } from './flood-log.ts'
import type { Client } from './handlers.ts'
import { httpMethodOf, statusClassOf } from './request-classes.ts'
import { routeNameOf, type RouteName } from './route-names.ts'

type SenderLimit = Extract<
  CounterLabels<'olympus_limits_exceeded_total'>['limit'],
  `${string}requests-of-${string}`
>

/** One running request to the API. */
export class RequestRecord {
  readonly id: string
  readonly client: Client
  /** Found by its path if nothing sets it. */
  route: RouteName | null = null
  /** Known once the access token is verified. */
  accountId: number | undefined
  /** The name of the game server that sent it, once its key is verified. */
  gameServer: string | undefined
  /** Why it was refused, if it was. */
  refusal: AnyErrorKey | undefined
  /** The limit of its sender that it exceeds. */
  exceeded: SenderLimit | undefined

  readonly #processLog: Log
  #log: Log | undefined

  constructor({ id, client, log }: Pick<RequestRecord, 'client' | 'id' | 'log'>) {
    this.id = id
    this.client = client
    this.#processLog = log
  }

  /** Adds request and correlation id to each line. Created on first use: most of a flood needs none. */
  get log(): Log {
    this.#log ??= this.#processLog.child({ requestId: this.id, ...correlationOf(this.client.headers) })
    return this.#log
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Of every request below `/api`. Missing elsewhere. */
    record: RequestRecord
  }
}

/** Refuses a request outside of the endpoints of the contract. `base` are the headers of every reply. */
export function refuse(
  context: Context,
  failure: Failure<AnyErrorKey>,
  base: Readonly<Record<string, string>>,
): Response {
  const { status, text, headers } = refusal(failure)
  const record = context.get('record')
  record.refusal = failure.key
  return new Response(text, { status, headers: { ...base, [headerNames.requestId]: record.id, ...headers } })
}

/** Successful reads are most of the requests and the least interesting ones. */
const levelOf = (method: string, status: number) => {
  if (status >= 500) return 'warn'
  return method === 'GET' && status < 400 ? 'debug' : 'info'
}

interface Answered {
  readonly endpoint: HistogramLabels<'olympus_http_request_duration_seconds'>['endpoint']
  readonly method: string
  readonly status: number
  readonly elapsedMs: number
}

/** Reports an answered request. */
function measureRequest(metrics: Metrics, { endpoint, method, status, elapsedMs }: Answered): void {
  const labels = { endpoint, method: httpMethodOf(method), status: statusClassOf(status) }
  metrics.count('olympus_http_requests_total', labels)
  metrics.time('olympus_http_request_duration_seconds', { endpoint }, elapsedMs / 1000)
}

function measureRefusal(metrics: Metrics, { refusal: key, exceeded: limit }: RequestRecord): void {
  if (key) metrics.count('olympus_http_refusals_total', { key })
  if (limit) metrics.count('olympus_limits_exceeded_total', { limit })
}

type Respond = (context: Context) => Promise<Response>

/** Reports the requests that are answered with pages and files. */
export const measuredPages =
  (respond: Respond, metrics: Metrics): Respond =>
  async (context) => {
    const startedAt = performance.now()
    const response = await respond(context)
    const { method } = context.req
    const elapsedMs = performance.now() - startedAt
    measureRequest(metrics, { endpoint: 'portal', method, status: response.status, elapsedMs })
    return response
  }

interface RecordOptions {
  readonly config: Pick<Config, 'trustedProxies'>
  readonly log: Log
  readonly metrics: Metrics
  readonly random: Random
  readonly floodLog: FloodLog
}

/** Gives every request to the API an id, and a line in the log and a count once it is answered. */
export function recordRequests(app: Hono, { config, log, metrics, random, floodLog }: RecordOptions): void {
  function logRequest(record: RequestRecord, { endpoint, method, status, elapsedMs }: Answered) {
    const level = levelOf(method, status)
    if (!log.isLevelEnabled(level)) return
    const { accountId, gameServer, exceeded, client } = record
    const { address } = client
    if (exceeded === 'requests-of-network' && !floodLog.admits(networkOf(address))) return
    const line = {
      method,
      endpoint,
      status,
      elapsedMs: Math.round(elapsedMs),
      address,
      accountId,
      gameServer,
    }
    record.log[level](line, 'request')
  }

  app.use(`${apiBasePath}/*`, async (context, next) => {
    const startedAt = performance.now()
    const client = clientOf(context, config.trustedProxies)
    const record = new RequestRecord({ id: random.uuid(), client, log })
    context.set('record', record)
    await next()
    const answered = {
      endpoint: record.route ?? routeNameOf(context),
      method: context.req.method,
      status: context.res.status,
      elapsedMs: performance.now() - startedAt,
    }
    measureRequest(metrics, answered)
    measureRefusal(metrics, record)
    logRequest(record, answered)
  })
}
