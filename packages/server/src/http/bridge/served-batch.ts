import { createHash } from 'node:crypto'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import type { BatchEndpointName } from '@olympus/contract/bridge/endpoints'
import type { GameServer } from '../../features/game-servers/game-server.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { UntypedBatchHandler } from './bridge-handlers.ts'

/** The body of a batch whose entries are not parsed yet. */
interface BatchBody {
  readonly bootId: string
  readonly batchId: string
  readonly sentAt: string
  readonly world?: string
  readonly entries: readonly unknown[]
}

export interface ServedBatch {
  readonly name: BatchEndpointName
  readonly endpoint: BridgeEndpoint & { readonly entry: NonNullable<BridgeEndpoint['entry']> }
  readonly handler: UntypedBatchHandler
  readonly gameServer: GameServer
  readonly body: BatchBody
  /** Tells a repeat from another batch with the same ID. */
  readonly requestHash: Buffer
  readonly log: Log
  readonly metrics: Metrics
}

export const requestHashOf = (name: string, body: BatchBody): Buffer =>
  createHash('sha256')
    .update(`${name}\n${JSON.stringify(body)}`)
    .digest()
