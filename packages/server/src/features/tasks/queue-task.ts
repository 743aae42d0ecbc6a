import type { Task, TaskKind } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { taskChannel } from './task-notices.ts'

type TaskOf<Kind extends TaskKind> = Extract<Task, { readonly kind: Kind }>

/** What a task of a kind has besides what all have, and besides its epoch, which `giveEpochs` adds. */
type DetailsOf<Kind extends TaskKind> = Omit<TaskOf<Kind>, keyof TaskOf<'deactivate'> | 'epoch'>

type DetailsProperty<Details> = {} extends Details ? { readonly details?: {} } : { readonly details: Details }

/** Deliveries are queued by `queueDelivery`. */
type NewTask = {
  [Kind in Exclude<TaskKind, 'delivery'>]: {
    readonly kind: Kind
    readonly characterId: number
    /** Only this game server may claim it. */
    readonly forGameServerId?: number | undefined
  } & DetailsProperty<DetailsOf<Kind>>
}[Exclude<TaskKind, 'delivery'>]

/** Queues a task for a character in the caller's transaction. Resolves with its ID. */
export async function queueTask(
  transaction: Transaction,
  { kind, characterId, details = {}, forGameServerId }: NewTask,
): Promise<number> {
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into task (kind, world, account_id, character_id, details, for_game_server_id)
    select ${kind}, world, account_id, id, ${details}::jsonb, ${forGameServerId ?? null}::bigint
    from character where id = ${characterId}
    returning id`)
  transaction.notify(taskChannel)
  return id
}
