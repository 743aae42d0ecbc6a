import type { Reply } from './client.ts'
import type { Player } from './world.ts'

export interface AcknowledgedOrder {
  readonly player: Player
  readonly path: string
  readonly body: unknown
  readonly orderId: number
  readonly coins: number
  readonly requestedAtMs: number
}

export interface AcknowledgedSpin {
  readonly player: Player
  readonly body: unknown
  readonly spinId: number
  readonly receipt: string
  /** Tickets. */
  readonly gained: number
}

export interface AcknowledgedPurchase {
  readonly player: Player
  readonly purchaseId: number
  /** Includes the bonus of the package. */
  readonly coins: number
  /** `webhook-lost`: paid, but the server got no webhook. */
  readonly outcome: PaymentOutcome
}

export type PaymentOutcome = 'paid' | 'refunded' | 'dispute-won' | 'expired' | 'abandoned' | 'webhook-lost'

/** What the server has acknowledged. In the end, the database must match it exactly. */
export class DrillRecord {
  /** By idempotency key. */
  readonly orders = new Map<string, AcknowledgedOrder>()
  /** By idempotency key. */
  readonly spins = new Map<string, AcknowledgedSpin>()
  readonly purchases: AcknowledgedPurchase[] = []
  readonly claims: { readonly player: Player; readonly code: string }[] = []
  /** IDs of swaps and permanent selections. */
  readonly swaps: number[] = []
  readonly selections: number[] = []
  readonly problems: string[] = []
  /** Counts of each answer by kind of action. */
  readonly answers = new Map<string, number>()
  acknowledged = 0

  /** Counts an answer and rejects one that is never allowed. */
  count(action: string, { status, key, data }: Reply, refusals: readonly string[]): boolean {
    const name = `${action} ${status === 200 ? 'done' : key}`
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
    this.acknowledged++
    if (status === 200) return true
    if (!refusals.includes(key))
      this.problems.push(`${action} was answered ${status} ${key} ${JSON.stringify(data)}`)
    return false
  }
}
