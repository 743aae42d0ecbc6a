import type { AnyErrorKey } from '@olympus/contract/bridge/errors'
import { headers as headerNames } from '@olympus/contract/envelope'
import type { Context } from 'hono'
import { Failure } from '../failure.ts'
import { compress, encodingFor } from './compression.ts'
import { type Answer, refusal } from './envelope.ts'
import type { ReplyHeaders } from './handlers.ts'
import type { RequestRecord } from './record-requests.ts'
import type { RouteName } from './route-names.ts'

/** A running request and the headers of its reply. */
export class ServedRequest {
  readonly context: Context
  readonly record: RequestRecord
  readonly reply: ReplyHeaders

  constructor(context: Context) {
    this.context = context
    this.record = context.get('record')
    this.reply = { cookies: [], headers: { [headerNames.requestId]: this.record.id } }
  }
}

/**
 * The only place that turns exceptions into replies: a Failure by its key;
 * anything else is logged and hidden.
 */
function answerToError(error: unknown, { id: requestId, log }: RequestRecord): Answer {
  if (error instanceof Failure) {
    const { key } = error as Failure<AnyErrorKey>
    if (error.cause) log.warn({ err: error.cause, key }, 'refused')
    return refusal(error)
  }
  log.error({ err: error }, 'request failed')
  return refusal(new Failure('INTERNAL_SERVER_ERROR', { data: { requestId } }))
}

/** A reply of this length fits into one packet, so it arrives no sooner if it is compressed. */
const packetLength = 1024
const vary = { vary: 'accept-encoding' }

/**
 * The answer as its client accepts it. Its length tells nothing to other sites: they cannot make a browser
 * send the access token, so they cannot repeat a request with guesses.
 */
async function encoded(answer: Answer, { client }: RequestRecord): Promise<Answer> {
  const { text, headers, compressed } = answer
  if (text.length < packetLength) return answer
  const encoding = encodingFor(client.headers.get('accept-encoding'), 'application/json')
  const plain = { ...answer, headers: { ...headers, ...vary } }
  if (encoding === 'identity') return plain
  const bytes = await (compressed?.(encoding) ?? compress[encoding](text)).catch(() => null)
  // Whatever was done is done: its reply must not become a fault for want of memory.
  if (!bytes) return plain
  return { ...answer, bytes, headers: { ...headers, ...vary, 'content-encoding': encoding } }
}

function responseOf(
  { status, text, bytes, headers }: Answer,
  base: Record<string, string>,
  reply: ReplyHeaders,
) {
  const all = headers ? { ...base, ...headers, ...reply.headers } : { ...base, ...reply.headers }
  if (reply.cookies.length === 0) return new Response(bytes ?? text, { status, headers: all })
  const withCookies = new Headers(all)
  for (const cookie of reply.cookies) withCookies.append('set-cookie', cookie)
  return new Response(bytes ?? text, { status, headers: withCookies })
}

interface ExchangeOptions {
  readonly route: RouteName
  /** Headers of every reply. */
  readonly base: Record<string, string>
}

/** Answers a request with an envelope, whatever happens. */
export async function exchange(
  context: Context,
  { route, base }: ExchangeOptions,
  act: (served: ServedRequest) => Promise<Answer>,
): Promise<Response> {
  const started = new ServedRequest(context)
  started.record.route = route
  const answer = await act(started).catch((error: unknown) => answerToError(error, started.record))
  started.record.refusal = answer.key
  return responseOf(await encoded(answer, started.record), base, started.reply)
}
