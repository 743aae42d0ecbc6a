import type { Endpoint } from '@olympus/contract/endpoint'
import { headers as headerNames } from '@olympus/contract/envelope'
import type { Database, Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { checkedAnswer } from './checked-answer.ts'
import { type Answer, refusal, success } from './envelope.ts'
import type { Client, ReplyHeaders } from './handlers.ts'
import { answerOnce, answerOnceResumed } from './idempotency.ts'
import type { ParsedRequest } from './parse-request.ts'
import { PreparedReply } from './prepared-reply.ts'
import type { HoldAccount, Session } from './session.ts'

/** A call without the type of its endpoint. `Handlers` has already checked calls against handlers. */
export interface UntypedCall extends ParsedRequest {
  readonly session: Session | null
  readonly client: Client
  readonly reply: ReplyHeaders
  readonly log: Log
}
type Plain = (call: UntypedCall & { idempotencyKey?: string; transaction?: Transaction }) => Promise<unknown>
interface Resumable {
  readonly resume: (call: UntypedCall & { idempotencyKey: string }) => Promise<unknown>
}
export type UntypedHandler = Plain | Resumable

export interface EndpointHandler {
  readonly name: string
  readonly endpoint: Endpoint
  readonly handler: UntypedHandler
}

interface RunOptions {
  readonly database: Database
  readonly secretBox: SecretBox
  readonly holdAccount: HoldAccount
  readonly refusesExtraFields: boolean
}

const idempotencyKeyHeader = headerNames.idempotencyKey.toLowerCase()
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

async function runOnce(
  { name, endpoint, handler }: EndpointHandler,
  call: UntypedCall & { session: Session },
  { database, secretBox, holdAccount, refusesExtraFields }: RunOptions,
): Promise<Answer> {
  const idempotencyKey = call.client.headers.get(idempotencyKeyHeader)
  if (!idempotencyKey || !uuid.test(idempotencyKey)) return refusal(new Failure('IDEMPOTENCY_KEY_REQUIRED'))
  const { accountId } = call.session
  const claim = {
    accountId,
    key: idempotencyKey,
    endpoint,
    endpointName: name,
    request: [call.params, call.body],
  }
  const ports = { database, secretBox, holdAccount }
  const check = (value: unknown) => checked(value, { name, endpoint, call, refusesExtraFields })
  const { answer, isHit } =
    typeof handler === 'function'
      ? await answerOnce(ports, claim, async (transaction) =>
          check(await handler({ ...call, idempotencyKey, transaction })),
        )
      : await answerOnceResumed(ports, claim, async () =>
          check(await handler.resume({ ...call, idempotencyKey })),
        )
  if (isHit) call.reply.headers[headerNames.idempotencyHit] = 'true'
  return answer
}

interface CheckOptions extends Pick<EndpointHandler, 'name' | 'endpoint'> {
  readonly call: Pick<UntypedCall, 'log'>
  readonly refusesExtraFields: boolean
}

/** Leaves out fields that the contract does not know: they may be secret. */
function checked(value: unknown, { name, endpoint, call, refusesExtraFields }: CheckOptions): unknown {
  if (value instanceof Failure) return value
  const { known, extraField } = checkedAnswer(endpoint, value)
  if (extraField === null) return known
  if (refusesExtraFields) throw new Error(`${name} answers more than its schema: ${extraField}`)
  call.log.error({ endpoint: name, extraField }, 'a reply held more than its schema')
  return known
}

/** Runs the handler of a parsed request, once per idempotency key if the endpoint requires one. */
export async function runHandler(
  served: EndpointHandler,
  call: UntypedCall,
  options: RunOptions,
): Promise<Answer> {
  const { name, endpoint, handler } = served
  const { session } = call
  if (endpoint.isIdempotent) {
    if (!session) throw new TypeError(`${name} is idempotent, so it needs an account`)
    return runOnce(served, { ...call, session }, options)
  }
  if (typeof handler !== 'function') throw new TypeError(`${name} is resumable, but not idempotent`)
  const { refusesExtraFields } = options
  const given = await handler(call)
  if (given instanceof PreparedReply) return given.answer
  const value = checked(given, { name, endpoint, call, refusesExtraFields })
  return value instanceof Failure ? refusal(value) : success(value)
}
