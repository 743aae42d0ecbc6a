import { bridgeEndpoints } from '@olympus/contract/bridge/endpoints'
import type { RequestShape } from '@olympus/contract/endpoint'
import { endpoints, type EndpointName } from '@olympus/contract/endpoints'
import { apiBasePath } from '@olympus/contract/envelope'
import type { Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { asOrdinaryWork } from '../database/ordinary-work.ts'
import { Failure } from '../failure.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { authorizeRequest, type Identity, identifySender } from './authorize-request.ts'
import { networkOf } from './client-address.ts'
import { type Answer, refusal } from './envelope.ts'
import { exchange, type ServedRequest } from './exchange.ts'
import type { Handlers } from './handlers.ts'
import { type ParsedRequest, parseRequest } from './parse-request.ts'
import { type JsonBody, readJsonBody } from './request-body.ts'
import { reservedEndpoints } from './reserved-endpoints.ts'
import { runHandler, type EndpointHandler, type UntypedCall, type UntypedHandler } from './run-handler.ts'
import { apiHeaders } from './security-headers.ts'
import type { Authenticate, HoldAccount, Identify, Session } from './session.ts'

export interface ServeOptions {
  readonly config: Config
  readonly database: Database
  readonly secretBox: SecretBox
  readonly identify: Identify
  readonly authenticate: Authenticate
  readonly holdAccount: HoldAccount
  readonly requestLimits: { readonly accounts: RequestLimits; readonly networks: RequestLimits }
  /** Fails replies with fields that their schema does not know, which are otherwise left out. For tests. */
  readonly refusesExtraFields?: boolean
}

const noBody = { value: undefined }

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

const callOf = (
  { reply, record }: ServedRequest,
  parsed: ParsedRequest,
  session: Session | null,
): UntypedCall => ({
  ...parsed,
  session,
  client: record.client,
  reply,
  // Most handlers never log.
  get log() {
    return record.log
  },
})

interface Accepted {
  readonly served: EndpointHandler
  readonly exchange: ServedRequest
  readonly identity: Identity | null
  readonly body: JsonBody
}

/** Runs a request whose turn has come. */
async function run({ served, exchange, identity, body }: Accepted, options: ServeOptions): Promise<Answer> {
  const { authenticate, refusesExtraFields = false } = options
  const { context, record } = exchange
  const { client } = record
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
  return runHandler(served, callOf(exchange, parsed, session), { ...options, refusesExtraFields })
}

/** Keeps within the limits of its sender before it costs anything that senders share. */
async function answerOf(
  served: EndpointHandler,
  exchange: ServedRequest,
  options: ServeOptions,
): Promise<Answer> {
  const { config, identify, requestLimits } = options
  const { record } = exchange
  const { client } = record
  const identity = await identifySender(served.endpoint, client, { publicUrl: config.publicUrl, identify })
  if (identity instanceof Failure) return refusal(identity)
  record.accountId = identity?.accountId
  const sender = identity ? String(identity.accountId) : networkOf(client.address)
  const limits = identity ? requestLimits.accounts : requestLimits.networks
  // Networks are counted for every request of the API, see `limitNetworks`.
  const limited = identity && limits.count(sender)
  if (limited) {
    record.exceeded = 'requests-of-account'
    return refusal(limited)
  }
  // A sender who is slow to send its body keeps nobody else waiting.
  const body = served.endpoint.body ? await readJsonBody(exchange.context.req.raw) : noBody
  const act = () => run({ served, exchange, identity, body }, options)
  const answer = await limits.inTurn(sender, () =>
    reservedEndpoints.has(served.name) ? act() : asOrdinaryWork(act),
  )
  if (!(answer instanceof Failure)) return answer
  record.exceeded = identity ? 'parallel-requests-of-account' : 'parallel-requests-of-network'
  return refusal(answer)
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
  const base = apiHeaders(options.config.publicUrl)

  const served = (Object.keys(handlers) as Name[]).map((name) => {
    return { name, endpoint: endpoints[name], handler: handlers[name] as UntypedHandler }
  })
  for (const entry of served)
    app.on(entry.endpoint.method, apiBasePath + entry.endpoint.path, (context) =>
      exchange(context, { route: entry.name, base }, (started) => answerOf(entry, started, options)),
    )

  const methodsOf = knownPaths([...served.map(({ endpoint }) => endpoint), ...Object.values(bridgeEndpoints)])
  return (context) =>
    exchange(context, { route: 'unknown', base }, async () => {
      const methods = methodsOf(context.req.path)
      if (methods.length === 0) return refusal(new Failure('NOT_FOUND'))
      return { ...refusal(new Failure('METHOD_NOT_ALLOWED')), headers: { allow: methods.join(', ') } }
    })
}

/** Returns the methods of the endpoints at a path. */
function knownPaths(shapes: readonly RequestShape[]): (path: string) => string[] {
  const patterns = shapes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${apiBasePath}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}
