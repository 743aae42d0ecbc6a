import type { BatchAnswer } from '@olympus/contract/bridge/batch'
import type { BatchEndpointName } from '@olympus/contract/bridge/endpoints'
import type { Metrics } from '../../metrics/metrics.ts'

interface AnsweredBatch {
  readonly endpoint: BatchEndpointName
  readonly answer: BatchAnswer
  /** From when it was made until it was answered. */
  readonly lagMs: number
}

/** Reports a batch and its entries. */
export function measureBatch(metrics: Metrics, { endpoint, answer, lagMs }: AnsweredBatch): void {
  metrics.time('olympus_bridge_batch_lag_seconds', { endpoint }, Math.max(0, lagMs) / 1000)
  for (const { result, reason } of answer.answers) {
    metrics.count('olympus_bridge_entries_total', { endpoint, result })
    if (reason) metrics.count('olympus_bridge_refused_entries_total', { reason })
  }
}
