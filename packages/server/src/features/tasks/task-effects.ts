import type { TaskKind } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { keepRefusedReward } from '../deliveries/refused-rewards.ts'
import { publishDeliveries } from '../deliveries/publish-deliveries.ts'
import { type RefundedDelivery, refundPayment } from '../deliveries/refund-payment.ts'
import { publishSwaps } from '../swaps/publish-swaps.ts'
import { applySwaps, giveBackSwaps } from '../swaps/settle-swaps.ts'

/** What a change of a task means to the rest of the portal. */
interface TaskEffects {
  /** Notifies pages that show these tasks. */
  publish(transaction: Transaction, taskIds: readonly number[]): Promise<void>
  /** Gives back what a task cost that fails for good. Resolves with the ID of the ledger transaction. */
  refund(transaction: Transaction, task: RefundedDelivery): Promise<number | null>
  /** Changes the characters of tasks that the game has done. They are locked. */
  apply?(transaction: Transaction, taskIds: readonly number[]): Promise<void>
}

const deliveryEffects: TaskEffects = {
  publish: publishDeliveries,
  async refund(transaction, task) {
    await keepRefusedReward(transaction, task.id)
    return refundPayment(transaction, task)
  },
}

const swapEffects: TaskEffects = {
  publish: publishSwaps,
  async refund(transaction, { id }) {
    await giveBackSwaps(transaction, [id], 'failed')
    return null
  },
  apply: applySwaps,
}

/** Kinds that are missing have none. */
export const taskEffects: { readonly [Kind in TaskKind]?: TaskEffects } = {
  delivery: deliveryEffects,
  activate: swapEffects,
  deactivate: swapEffects,
}

interface ChangedTask {
  readonly id: number
  readonly kind: TaskKind
}

/** The IDs of tasks, by their effects. */
function byEffects(tasks: readonly ChangedTask[]): Map<TaskEffects | undefined, number[]> {
  const grouped = Map.groupBy(tasks, ({ kind }) => taskEffects[kind])
  return new Map([...grouped].map(([effects, changed]) => [effects, changed.map(({ id }) => id)]))
}

/** Notifies pages that show tasks whose state has changed. */
export async function publishTasks(transaction: Transaction, tasks: readonly ChangedTask[]): Promise<void> {
  for (const [effects, ids] of byEffects(tasks)) await effects?.publish(transaction, ids)
}

const changingKinds = Object.entries(taskEffects).flatMap(([kind, { apply }]) => (apply ? kind : []))

/** Locks the characters that `applyTasks` may change: characters are locked before tasks. */
export const lockChanging = (
  transaction: Transaction,
  { worlds, taskIds }: { readonly worlds: readonly string[]; readonly taskIds: readonly number[] },
): Promise<unknown> =>
  transaction.query(sql`
    select from character where id in (
      select character_id from task
      where id = any(${[...taskIds]}::bigint[]) and world = any(${[...worlds]}) and kind = any(${changingKinds})
    ) order by id for no key update`)

/** Changes characters as the game has. The caller called `lockChanging` before it locked the tasks. */
export async function applyTasks(transaction: Transaction, tasks: readonly ChangedTask[]): Promise<void> {
  for (const [effects, ids] of byEffects(tasks)) await effects?.apply?.(transaction, ids)
}
