import type { Reply } from './client.ts'
import type { Player } from './world.ts'

export interface OrderNote {
  readonly player: Player
  readonly path: string
  readonly body: unknown
  readonly orderId: number
  readonly coins: number
}

export interface PurchaseNote {
  readonly player: Player
  readonly purchaseId: number
  /** Includes the bonus of the package. */
  readonly coins: number
  /** The result of the payment. `unheard`: paid, but the server got no webhook. */
  readonly fate: PaymentFate
}

export type PaymentFate = 'paid' | 'refunded' | 'dispute-won' | 'expired' | 'left' | 'unheard'

/** What the server has acknowledged. At the end, the database must match it exactly. */
export class Diary {
  /** By idempotency key. */
  readonly orders = new Map<string, OrderNote>()
  readonly purchases: PurchaseNote[] = []
  readonly claims: { readonly player: Player; readonly code: string }[] = []
  readonly problems: string[] = []
  /** How often each answer was given to each kind of act. */
  readonly answers = new Map<string, number>()
  acknowledged = 0

  /** Counts an answer and rejects one that is never allowed. */
  note(act: string, { status, key, data }: Reply, refusals: readonly string[]): boolean {
    const name = `${act} ${status === 200 ? 'done' : key}`
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
    this.acknowledged++
    if (status === 200) return true
    if (!refusals.includes(key))
      this.problems.push(`${act} was answered ${status} ${key} ${JSON.stringify(data)}`)
    return false
  }
}
