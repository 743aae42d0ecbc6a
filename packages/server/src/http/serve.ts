import { endpoints, type EndpointName } from '@olympus/contract/endpoints'
import { apiBasePath, headers as headerNames } from '@olympus/contract/envelope'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { asOrdinaryWork } from '../database/ordinary-work.ts'
import { Failure } from '../failure.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { authorizeRequest, type Identity, identifySender } from './authorize-request.ts'
import { networkOf } from './client-address.ts'
import { clientOf } from './client.ts'
import { correlationOf } from './correlation.ts'
import { type Answer, refusal } from './envelope.ts'
import type { Client, Handlers, ReplyHeaders } from './handlers.ts'
import { type ParsedRequest, parseRequest } from './parse-request.ts'
import { readJsonBody } from './request-body.ts'
import { reservedEndpoints } from './reserved-endpoints.ts'
import { runHandler, type EndpointHandler, type UntypedCall, type UntypedHandler } from './run-handler.ts'
import { apiHeaders } from './security-headers.ts'
import type { Authenticate, Identify, Session } from './session.ts'

export interface ServeOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly random: Random
  readonly secretBox: SecretBox
  readonly identify: Identify
  readonly authenticate: Authenticate
  readonly requestLimits: { readonly accounts: RequestLimits; readonly networks: RequestLimits }
  /** Fails replies with fields that their schema does not know, which are otherwise left out. For tests. */
  readonly refusesExtraFields?: boolean
}

/** One running request. */
class ServedRequest {
  readonly context: Context
  readonly requestId: string
  readonly reply: ReplyHeaders
  readonly client: Client
  /** Known once the access token is verified. */
  accountId: number | undefined
  /** Adds the request id to each line, and the correlation id of the client. */
  readonly log: Log

  constructor(context: Context, { requestId, client, log }: { requestId: string; client: Client; log: Log }) {
    this.context = context
    this.requestId = requestId
    this.client = client
    this.reply = { cookies: [], headers: { [headerNames.requestId]: requestId } }
    this.log = log.child({ requestId, ...correlationOf(client.headers) })
  }
}

const noBody = { value: undefined }

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

class RequestCall implements UntypedCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly session: Session | null
  readonly client: Client
  readonly reply: ReplyHeaders
  readonly log: Log

  constructor(
    exchange: ServedRequest,
    { params, query, body }: ParsedRequest,
    from: Pick<UntypedCall, 'client' | 'session'>,
  ) {
    this.params = params
    this.query = query
    this.body = body
    this.session = from.session
    this.client = from.client
    this.reply = exchange.reply
    this.log = exchange.log
  }
}

interface Accepted {
  readonly served: EndpointHandler
  readonly exchange: ServedRequest
  readonly identity: Identity | null
  readonly body: Awaited<ReturnType<typeof readJsonBody>>
}

/** Runs a request whose turn has come. */
async function run({ served, exchange, identity, body }: Accepted, options: ServeOptions): Promise<Answer> {
  const { database, secretBox, authenticate, refusesExtraFields = false } = options
  const { context, client } = exchange
  const { endpoint } = served
  const session = await authorizeRequest(endpoint, identity, { client, authenticate })
  if (session instanceof Failure) return refusal(session)
  if (body instanceof Failure) return refusal(body)
  const parsed = parseRequest(endpoint, {
    params: context.req.param(),
    search: searchOf(context.req.url),
    body: body.value,
  })
  if (parsed instanceof Failure) return refusal(parsed)
  const call = new RequestCall(exchange, parsed, { session, client })
  return runHandler(served, call, { database, secretBox, refusesExtraFields })
}

/** Keeps within the limits of its sender before it costs anything that senders share. */
async function answerOf(
  served: EndpointHandler,
  exchange: ServedRequest,
  options: ServeOptions,
): Promise<Answer> {
  const { config, identify, requestLimits } = options
  const { client } = exchange
  const identity = await identifySender(served.endpoint, client, { publicUrl: config.publicUrl, identify })
  if (identity instanceof Failure) return refusal(identity)
  exchange.accountId = identity?.accountId
  const sender = identity ? String(identity.accountId) : networkOf(client.address)
  const limits = identity ? requestLimits.accounts : requestLimits.networks
  // Networks are counted for every request of the API, see `limitNetworks`.
  const limited = identity && limits.count(sender)
  if (limited) return refusal(limited)
  // A sender who is slow to send its body keeps nobody else waiting.
  const body = served.endpoint.body ? await readJsonBody(exchange.context.req.raw) : noBody
  const act = () => run({ served, exchange, identity, body }, options)
  const answer = await limits.inTurn(sender, () =>
    reservedEndpoints.has(served.name) ? act() : asOrdinaryWork(act),
  )
  return answer instanceof Failure ? refusal(answer) : answer
}

/**
 * The only place that turns exceptions into replies: a Failure by its key;
 * anything else is logged and hidden.
 */
function answerToError(error: unknown, exchange: ServedRequest): Answer {
  const { requestId, log } = exchange
  if (error instanceof Failure) {
    if (error.cause) log.warn({ err: error.cause, key: error.key }, 'refused')
    return refusal(error)
  }
  log.error({ err: error }, 'request failed')
  return refusal(new Failure('INTERNAL_SERVER_ERROR', { data: { requestId } }))
}

function responseOf({ status, text, headers }: Answer, base: Record<string, string>, reply: ReplyHeaders) {
  const all = headers ? { ...base, ...headers, ...reply.headers } : { ...base, ...reply.headers }
  if (reply.cookies.length === 0) return new Response(text, { status, headers: all })
  const withCookies = new Headers(all)
  for (const cookie of reply.cookies) withCookies.append('set-cookie', cookie)
  return new Response(text, { status, headers: withCookies })
}

/** Successful reads are most of the requests and the least interesting ones. */
const levelOf = (method: string, status: number) => {
  if (status >= 500) return 'warn'
  return method === 'GET' && status < 400 ? 'debug' : 'info'
}

/** Answers requests that match no endpoint. */
export type UnknownPathHandler = (context: Context) => Promise<Response>

/**
 * Mounts the handlers of the endpoint table below `/api`. Returns a handler for all other requests there,
 * for `notFound`: a catch-all route would shadow the endpoints.
 */
export function serve<Name extends EndpointName>(
  app: Hono,
  handlers: Handlers<Name>,
  options: ServeOptions,
): UnknownPathHandler {
  const { config, log, random } = options
  const base = apiHeaders(config.publicUrl)

  async function exchange(context: Context, name: string, act: (exchange: ServedRequest) => Promise<Answer>) {
    const startedAt = performance.now()
    const client = clientOf(context, config.trustedProxies)
    const started = new ServedRequest(context, { requestId: random.uuid(), client, log })
    const answer = await act(started).catch((error: unknown) => answerToError(error, started))
    const { method } = context.req
    const level = levelOf(method, answer.status)
    if (log.isLevelEnabled(level)) {
      const elapsedMs = Math.round(performance.now() - startedAt)
      const { accountId } = started
      const { address } = client
      started.log[level](
        { method, endpoint: name, status: answer.status, elapsedMs, address, accountId },
        'request',
      )
    }
    return responseOf(answer, base, started.reply)
  }

  const served = (Object.keys(handlers) as Name[]).map((name): EndpointHandler => {
    return { name, endpoint: endpoints[name], handler: handlers[name] as UntypedHandler }
  })
  for (const entry of served)
    app.on(entry.endpoint.method, apiBasePath + entry.endpoint.path, (context) =>
      exchange(context, entry.name, (started) => answerOf(entry, started, options)),
    )

  const methodsOf = knownPaths(served)
  return (context) =>
    exchange(context, 'unknown', async () => {
      const methods = methodsOf(context.req.path)
      if (methods.length === 0) return refusal(new Failure('NOT_FOUND'))
      return { ...refusal(new Failure('METHOD_NOT_ALLOWED')), headers: { allow: methods.join(', ') } }
    })
}

/** Returns the methods of the endpoints at a path. */
function knownPaths(served: readonly EndpointHandler[]): (path: string) => string[] {
  const patterns = served.map(({ endpoint: { method, path } }) => ({
    method,
    pattern: new RegExp(`^${apiBasePath}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}
