import type { WheelLog } from '@olympus/contract/logs'
import type { WheelContents } from '@olympus/contract/wheel'

import { isUnsettled } from '../../shared/delivery-rules.ts'
import type { LogData } from './log-entries.ts'

/** An entry whose ID is unique among spins, exchanges and awards, which count on their own. */
export interface WheelLogRow {
  readonly id: string
  readonly log: WheelLog
}

export const rowsOf = (data: LogData<WheelLog>): LogData<WheelLogRow> => ({
  ...data,
  entries: data.entries.map((log) => ({ id: `${log.kind}-${log.id}`, log })),
})

function times(contents: WheelContents, count: number): WheelContents {
  if (contents.kind === 'item') return { ...contents, quantity: contents.quantity * count }
  return contents.kind === 'coins'
    ? { ...contents, coins: contents.coins * count }
    : { ...contents, tickets: contents.tickets * count }
}

/** All that an entry granted. Of tickets that were taken back, without their sign. */
export function grantedBy(log: WheelLog): WheelContents {
  switch (log.kind) {
    case 'spin':
      return log.spin.reward.contents
    case 'exchange':
      return times(log.contents, log.quantity)
    case 'award':
      return { kind: 'tickets', tickets: Math.abs(log.tickets) }
  }
}

/** Who received what was granted, and how. Nulls for what went to the account. */
export function receiverOf(log: WheelLog) {
  if (log.kind === 'award') return { character: null, delivery: null, couponId: null }
  const { character, delivery, couponId } = log.kind === 'spin' ? log.spin : log
  return { character: delivery ? character : null, delivery, couponId }
}

/** May still change on its own. */
export function isOnItsWay({ log }: WheelLogRow): boolean {
  const { delivery, couponId } = receiverOf(log)
  return couponId === null && delivery !== null && (isUnsettled(delivery) || delivery.state === 'failed')
}
