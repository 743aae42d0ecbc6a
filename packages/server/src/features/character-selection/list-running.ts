import type { TaskFailure } from '@olympus/contract/task-failures'
import type { Presence } from '@olympus/contract/characters'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { presenceBySession } from '../game-sessions/presence.ts'
import type { TaskState } from '../tasks/task-rules.ts'
import type { SelectionStep } from './selection-tasks.ts'

interface OpenTask {
  readonly id: number
  readonly kind: 'delivery' | SelectionStep
  readonly characterId: number
  readonly state: Exclude<TaskState, 'confirmed'>
  readonly reason: TaskFailure | null
}

export interface RunningSelection {
  readonly id: number
  readonly accountId: number
  readonly startedAt: Date
  readonly minutes: number
  readonly presence: Presence
  /** What it waits for besides the presence. */
  readonly tasks: readonly OpenTask[]
}

/** Lists permanent selections that are being carried out, with what each waits for, the oldest first. */
export const listRunning = (queries: Queries, limit: number): Promise<RunningSelection[]> =>
  queries.query<RunningSelection>(sql`
    select selection.id, selection.account_id, selection.started_at, ${presenceBySession} as presence,
      floor(extract(epoch from now() - selection.started_at) / 60)::int as minutes,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', task.id, 'kind', kind, 'characterId', task.character_id, 'state', task.state, 'reason', reason) order by task.id)
        from task
        left join character_selection_task as step on step.task_id = task.id and step.selection_id = selection.id
        where task.character_id = any(selection.deleted_ids) and (
          (step.task_id is not null and task.state <> 'confirmed')
          -- A gift is a task of the account that gives it.
          or (kind = 'delivery' and task.state in ('queued', 'claimed', 'delayed')))
      ), '[]') as tasks
    from character_selection as selection
    left join game_session on game_session.account_id = selection.account_id and game_session.state <> 'ended'
    left join game_boot on game_boot.boot_id = game_session.boot_id
    where selection.state = 'running' order by selection.started_at limit ${limit}`)
