import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import { bridgeEndpoints, type BridgeEndpointName, isBatchEndpoint } from '@olympus/contract/bridge/endpoints'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { apiBasePath } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import type { Config } from '../../config.ts'
import { asOrdinaryWork } from '../../database/ordinary-work.ts'
import { Failure } from '../../failure.ts'
import type { GameServer } from '../../features/game-servers/game-server.ts'
import { createGate, gateIsFull } from '../../limits/gate.ts'
import { tooManyRequests } from '../../limits/too-many-requests.ts'
import { checkedAnswer } from '../checked-answer.ts'
import { type Answer, refusal, success } from '../envelope.ts'
import { exchange, type ServedRequest } from '../exchange.ts'
import { parseRequest } from '../parse-request.ts'
import { isJson, isPlainOrGzip, readJsonBody } from '../request-body.ts'
import { apiHeaders } from '../security-headers.ts'
import { answerBatch } from './answer-batch.ts'
import type { BridgeHandlers, UntypedBatchHandler, UntypedCallHandler } from './bridge-handlers.ts'
import { createIdentifyGameServer, type IdentifyOptions } from './identify-game-server.ts'
import { setAsideFlawed, shellOf } from './parse-batch.ts'
import { requestHashOf, type ServedBatch } from './served-batch.ts'

export interface BridgeOptions extends IdentifyOptions {
  readonly config: Config
  /** Fails replies with fields that their schema does not know. For tests. */
  readonly refusesExtraFields?: boolean
}

interface ServedEndpoint {
  readonly name: BridgeEndpointName
  readonly endpoint: BridgeEndpoint
  readonly handler: UntypedBatchHandler | UntypedCallHandler
}

/** Work of one game server at once; players' requests need the rest. */
const work = { maxRunning: 3, maxWaiting: 60 }
/** A late heartbeat makes players unknown, so batches must not delay it. */
const presence = { maxRunning: 2, maxWaiting: 60 }
/** Calls of one game server that wait for tasks. */
const waits = { maxRunning: 8, maxWaiting: 0 }

const presenceCalls: readonly BridgeEndpointName[] = ['endGameSession', 'reportPresence', 'startGameSession']

function gateOf(name: BridgeEndpointName): 'presence' | 'waits' | 'work' {
  if (name === 'claimTasks') return 'waits'
  return presenceCalls.includes(name) ? 'presence' : 'work'
}

const searchOf = (url: string) => new URL(url).search.slice(1)

async function run(
  { name, endpoint, handler }: ServedEndpoint,
  { context, record }: ServedRequest,
  options: BridgeOptions & { readonly gameServer: GameServer },
): Promise<unknown> {
  const { database, gameServer, metrics } = options
  const { raw: request } = context.req
  const limits = { maxBytes: bridgeLimits.maxBodyBytes, acceptsGzip: true, setAside: setAsideFlawed }
  const read = endpoint.body ? await readJsonBody(request, limits) : { value: undefined }
  if (read instanceof Failure) return read
  const parsed = parseRequest(shellOf(endpoint), {
    params: context.req.param(),
    search: searchOf(context.req.url),
    body: read.value,
  })
  if (parsed instanceof Failure) return parsed
  const { log } = record
  if (typeof handler === 'function') return handler({ ...parsed, gameServer, log, signal: request.signal })
  const { body } = parsed as { body: ServedBatch['body'] }
  const { entry } = endpoint
  if (!entry || !isBatchEndpoint(name)) throw new TypeError(`${name} has a batch handler, but no entries`)
  const batch = { name, endpoint: { ...endpoint, entry }, handler, gameServer, body, log, metrics }
  return answerBatch(database, { ...batch, requestHash: requestHashOf(name, body) })
}

/** Mounts the endpoints for game servers. */
export function serveBridge<Name extends BridgeEndpointName>(
  app: Hono,
  handlers: BridgeHandlers<Name>,
  options: BridgeOptions,
): void {
  const base = apiHeaders(options.config.publicUrl)
  const gates = { work: createGate(work), presence: createGate(presence), waits: createGate(waits) }
  const identifyGameServer = createIdentifyGameServer(options)

  async function answerOf(served: ServedEndpoint, request: ServedRequest): Promise<Answer> {
    const { endpoint, name } = served
    const { record } = request
    const { headers } = record.client
    const gameServer = await identifyGameServer(record)
    if (gameServer instanceof Failure) return refusal(gameServer)
    record.gameServer = gameServer.name
    if (endpoint.scope !== null && !gameServer.scopes.includes(endpoint.scope))
      return refusal(new Failure('SCOPE_MISSING'))
    if (endpoint.body && !(isJson(headers) && isPlainOrGzip(headers)))
      return refusal(new Failure('UNSUPPORTED_MEDIA_TYPE'))
    const value = await gates[gateOf(name)].run(String(gameServer.id), () =>
      asOrdinaryWork(() => run(served, request, { ...options, gameServer })),
    )
    if (value === gateIsFull) return refusal(tooManyRequests(1))
    if (value instanceof Failure) return refusal(value)
    const { known, extraField } = checkedAnswer(endpoint, value)
    if (extraField === null) return success(known)
    if (options.refusesExtraFields) throw new Error(`${name} answers more than its schema: ${extraField}`)
    record.log.error({ endpoint: name, extraField }, 'a reply held more than its schema')
    return success(known)
  }

  for (const name of Object.keys(handlers) as Name[]) {
    const endpoint: BridgeEndpoint = bridgeEndpoints[name]
    const served = { name, endpoint, handler: handlers[name] as ServedEndpoint['handler'] }
    app.on(endpoint.method, apiBasePath + endpoint.path, (context) =>
      exchange(context, { route: name, base }, (request) => answerOf(served, request)),
    )
  }
}
