import { impliedErrors, type DataOf, type Endpoint, type RequestOf } from '@olympus/contract/endpoint'
import { apiBasePath, headers, type Envelope } from '@olympus/contract/envelope'
import { codeOf, errorCatalog, successKey, type ErrorKey } from '@olympus/contract/errors'
import { decodeQuery } from '@olympus/contract/query-string'
import { z } from '@olympus/contract/schema'
import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw'

const outcome = Symbol('outcome')

/** A mocked result other than data. */
export type Outcome =
  | { readonly [outcome]: 'fails'; readonly key: ErrorKey; readonly data: unknown }
  | { readonly [outcome]: 'repeats'; readonly data: unknown }
  | { readonly [outcome]: 'unreadable'; readonly status: number; readonly body: string }
  | { readonly [outcome]: 'loading' | 'offline' }

/** Refuses with a key of the error catalog; `data` becomes the data of the refusal. */
export const fails = (key: ErrorKey, data: unknown = null): Outcome => ({ [outcome]: 'fails', key, data })

/** The first answer to an act that had been carried out before. */
export const repeats = (data: unknown): Outcome => ({ [outcome]: 'repeats', data })

/** Replies without an envelope that this build understands, such as the error page of a proxy. */
export const unreadable = (status: number, body: string): Outcome => ({
  [outcome]: 'unreadable',
  status,
  body,
})

/** Never answers. */
export const loading = (): Outcome => ({ [outcome]: 'loading' })

/** The connection is lost. */
export const offline = (): Outcome => ({ [outcome]: 'offline' })

type Reply<E extends Endpoint> = DataOf<E> | Outcome

/** Answers a request that was parsed by the contract, with defaults filled in. */
type Answer<E extends Endpoint> = (request: RequestOf<E>) => Reply<E> | Promise<Reply<E>>

export type MockReply<E extends Endpoint> = Reply<E> | Answer<E>

interface MockedReply {
  readonly handler: HttpHandler
  readonly endpoint: Endpoint
  readonly reply: ErrorKey | 'data' | 'repeats' | 'unreadable' | 'loading' | 'offline'
}

const listeners = new Set<(reply: MockedReply) => void>()

/** Calls the listener whenever a mock handles a request. Returns a function that removes it. */
export function onReply(listener: (reply: MockedReply) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isOutcome = (reply: unknown): reply is Outcome =>
  typeof reply === 'object' && reply !== null && outcome in reply

function refuseUnlisted(endpoint: Endpoint, reply: unknown) {
  if (!isOutcome(reply) || reply[outcome] !== 'fails') return
  if (![...endpoint.errors, ...impliedErrors(endpoint)].includes(reply.key))
    throw new Error(`${endpoint.method} ${endpoint.path} does not fail with ${reply.key}`)
}

/** The request ID of every mocked reply. */
export const mockedRequestId = '0198c2d4-7a1e-7c3b-9f20-5d6e8a4b1c07'

function envelope(
  key: ErrorKey | typeof successKey,
  data: unknown,
  more: Record<string, string> = {},
): HttpResponse<Envelope> {
  const status = key === successKey ? 200 : errorCatalog[key]
  const init = { status, headers: { [headers.requestId]: mockedRequestId, ...more } }
  return HttpResponse.json({ status, data, message: { key, code: codeOf(key) } }, init)
}

const nameOf = (reply: unknown): MockedReply['reply'] =>
  !isOutcome(reply) ? 'data' : reply[outcome] === 'fails' ? reply.key : reply[outcome]

async function respond(reply: unknown): Promise<Response> {
  if (!isOutcome(reply)) return envelope(successKey, reply)
  if (reply[outcome] === 'fails') return envelope(reply.key, reply.data)
  if (reply[outcome] === 'repeats')
    return envelope(successKey, reply.data, { [headers.idempotencyHit]: 'true' })
  if (reply[outcome] === 'unreadable') return new HttpResponse(reply.body, { status: reply.status })
  if (reply[outcome] === 'loading') await delay('infinite')
  return HttpResponse.error()
}

interface Received {
  readonly request: Request
  readonly params: PathParams
}

/**
 * Tagged because `instanceof Response` is unreliable: a server in the same
 * process replaces the global class.
 */
type Parsed = { readonly request: RequestOf<Endpoint> } | { readonly refusal: Response }

/** Parses a request like the server does. Returns the refusal if the request violates the contract. */
async function parseRequest(endpoint: Endpoint, received: Received): Promise<Parsed> {
  const { request } = received
  if (endpoint.isIdempotent && !request.headers.has(headers.idempotencyKey))
    return { refusal: envelope('IDEMPOTENCY_KEY_REQUIRED', null) }
  const issues: { path: string; message: string }[] = []
  const parse = (schema: z.ZodMiniObject | undefined, value: (schema: z.ZodMiniObject) => unknown) => {
    if (!schema) return undefined
    const result = z.safeParse(schema, value(schema))
    if (!result.success)
      issues.push(...result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    return result.data
  }
  const text = await request.clone().text()
  const values = {
    // MSW also reports the wildcard before the path as a parameter, so read only those of the contract.
    params: parse(endpoint.params, (schema) =>
      decodeQuery(
        schema,
        new URLSearchParams(Object.keys(schema.shape).map((name) => [name, String(received.params[name])])),
      ),
    ),
    query: parse(endpoint.query, (schema) => decodeQuery(schema, new URL(request.url).searchParams)),
    body: parse(endpoint.body, () => (text ? JSON.parse(text) : undefined)),
  }
  return issues.length > 0
    ? { refusal: envelope('BAD_REQUEST', { issues }) }
    : { request: values as RequestOf<Endpoint> }
}

/**
 * Mocks an endpoint with data, an outcome, or a function of the request. Throws for an error key that the
 * endpoint does not list. A request that violates the contract gets BAD_REQUEST.
 */
export function mock<E extends Endpoint>(endpoint: E, reply: MockReply<E>): HttpHandler {
  refuseUnlisted(endpoint, reply)
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  const handler = http[method](`*${apiBasePath}${endpoint.path}`, async (received) => {
    const read = await parseRequest(endpoint, received)
    if ('refusal' in read) return read.refusal
    const answer = typeof reply === 'function' ? await (reply as Answer<Endpoint>)(read.request) : reply
    refuseUnlisted(endpoint, answer)
    for (const listener of listeners) listener({ handler, endpoint, reply: nameOf(answer) })
    return respond(answer)
  })
  return handler
}
