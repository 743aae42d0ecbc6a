import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import type { BridgeEndpointName, BridgeEndpoints } from '@olympus/contract/bridge/endpoints'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import type { z } from '@olympus/contract/schema'
import type { Transaction } from '../../database/database.ts'
import type { Failure } from '../../failure.ts'
import type { Boot } from '../../features/game-servers/find-boot.ts'
import type { GameServer } from '../../features/game-servers/game-server.ts'
import type { Log } from '../../log.ts'

/** The argument of a handler: the parsed request and the game server that sent it. */
export interface BridgeCall<E extends BridgeEndpoint> extends RequestOf<E> {
  readonly gameServer: GameServer
  readonly log: Log
  /** Aborted when the game server hangs up. */
  readonly signal: AbortSignal
}

type AlwaysPossible = 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS'

type CallHandler<E extends BridgeEndpoint> = (
  call: BridgeCall<E>,
) => Promise<DataOf<E> | Failure<AlwaysPossible | E['errors'][number]>>

/** Where the entries of a batch come from. */
export interface BatchOrigin {
  readonly gameServer: GameServer
  readonly boot: Boot
  readonly batchId: string
  /** Empty for batches that belong to no world. */
  readonly world: string
  readonly log: Log
}

export interface BatchEntry<Entry> {
  /** Position in the batch, from 0. */
  readonly index: number
  readonly entry: Entry
}

/** What became of one entry. */
export type EntryOutcome = Omit<EntryAnswer, 'index'>

/** The outcomes of entries, by their index. */
export type Outcomes = ReadonlyMap<number, EntryOutcome>

/**
 * Handles the well-formed entries of a batch, with the answer to repeats stored in the same transaction. The
 * act may run again, so it must touch nothing but the transaction.
 */
interface BatchHandler<Entry> {
  readonly together: (
    transaction: Transaction,
    origin: BatchOrigin,
    entries: readonly BatchEntry<Entry>[],
  ) => Promise<Outcomes>
}

/** Handles entries one by one, each in transactions of its own. An interrupted batch may repeat entries. */
interface EntryHandler<Entry> {
  readonly each: (entry: Entry, origin: BatchOrigin) => Promise<EntryOutcome>
}

export type BridgeHandlerOf<E extends BridgeEndpoint> = E extends { readonly entry: infer Entry }
  ? Entry extends z.ZodMiniType
    ? BatchHandler<z.output<Entry>> | EntryHandler<z.output<Entry>>
    : never
  : CallHandler<E>

/** The handlers of some endpoints for game servers, under their names. */
export type BridgeHandlers<Name extends BridgeEndpointName> = {
  readonly [N in Name]: BridgeHandlerOf<BridgeEndpoints[N]>
}

/** Handlers without the types of their endpoints. `BridgeHandlers` has checked them. */
export type UntypedBatchHandler = BatchHandler<unknown> | EntryHandler<unknown>
export type UntypedCallHandler = (
  call: Pick<BridgeCall<BridgeEndpoint>, 'gameServer' | 'log' | 'signal'> & {
    params: unknown
    query: unknown
    body: unknown
  },
) => Promise<unknown>
