import type { Task } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'

/** A claimed task before it has its epoch. */
export type TaskWithoutEpoch =
  | Exclude<Task, { readonly kind: 'report-character' }>
  | Omit<Extract<Task, { readonly kind: 'report-character' }>, 'epoch'>

/**
 * Gives each task to report a character an epoch: whichever game server claims it, no later one may have
 * reported the character before.
 */
export async function giveEpochs(
  transaction: Transaction,
  bootId: string,
  tasks: readonly TaskWithoutEpoch[],
): Promise<Task[]> {
  const reports = tasks.filter(({ kind }) => kind === 'report-character')
  if (reports.length === 0) return tasks as Task[]
  const given = await transaction.query<{ epoch: number }>(sql`
    insert into task_epoch (epoch, boot_id)
    select nextval('bridge_epoch'), ${bootId} from generate_series(1, ${reports.length}::int) returning epoch`)
  const epochs = given.values()
  return tasks.map((task) =>
    task.kind === 'report-character' ? { ...task, epoch: epochs.next().value?.epoch ?? 0 } : task,
  ) as Task[]
}
