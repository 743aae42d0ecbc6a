import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import { networkOf } from './client-address.ts'
import { clientOf } from './client.ts'
import { refusal } from './envelope.ts'
import type { FloodLog } from './flood-log.ts'
import type { Client } from './handlers.ts'
import { routeNameOf, type RouteName } from './route-names.ts'

/** One running request to the API. */
export class RequestRecord {
  readonly id: string
  readonly client: Client
  /** Found by its path if nothing sets it. */
  route: RouteName | null = null
  /** Known once the access token is verified. */
  accountId: number | undefined
  /** Its network has used up its budget. */
  isOverBudget = false

  readonly #processLog: Log
  #log: Log | undefined

  constructor({ id, client, log }: Pick<RequestRecord, 'client' | 'id' | 'log'>) {
    this.id = id
    this.client = client
    this.#processLog = log
  }

  /** Adds the request id to each line. Created on first use: most of a flood needs none. */
  get log(): Log {
    this.#log ??= this.#processLog.child({ requestId: this.id })
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
export function refuse(context: Context, failure: Failure, base: Readonly<Record<string, string>>): Response {
  const { status, text, headers } = refusal(failure)
  const { id } = context.get('record')
  return new Response(text, { status, headers: { ...base, [headerNames.requestId]: id, ...headers } })
}

/** Successful reads are most of the requests and the least interesting ones. */
const levelOf = (method: string, status: number) => {
  if (status >= 500) return 'warn'
  return method === 'GET' && status < 400 ? 'debug' : 'info'
}

interface RecordOptions {
  readonly config: Pick<Config, 'trustedProxies'>
  readonly log: Log
  readonly random: Random
  readonly floodLog: FloodLog
}

/** Gives every request to the API an id, and a line in the log once it is answered. */
export function recordRequests(app: Hono, { config, log, random, floodLog }: RecordOptions): void {
  app.use(`${apiBasePath}/*`, async (context, next) => {
    const startedAt = performance.now()
    const client = clientOf(context, config.trustedProxies)
    const record = new RequestRecord({ id: random.uuid(), client, log })
    context.set('record', record)
    await next()
    const { method } = context.req
    const { status } = context.res
    const level = levelOf(method, status)
    if (!log.isLevelEnabled(level)) return
    const { address } = client
    if (record.isOverBudget && !floodLog.admits(networkOf(address))) return
    const endpoint = record.route ?? routeNameOf(context)
    const elapsedMs = Math.round(performance.now() - startedAt)
    const { accountId } = record
    record.log[level]({ method, endpoint, status, elapsedMs, address, accountId }, 'request')
  })
}
