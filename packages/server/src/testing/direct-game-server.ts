import type { Task } from '@olympus/contract/bridge/tasks'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import { scopes } from '@olympus/contract/bridge/endpoint'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { EntryOutcome, Outcomes } from '../http/bridge/bridge-handlers.ts'
import { claimTasks } from '../features/tasks/claim-tasks.ts'
import { confirmTasks } from '../features/tasks/confirm-tasks.ts'
import { extendLeases } from '../features/tasks/extend-leases.ts'
import type { FailedAttempt, TaskAnswer } from '../features/tasks/lock-tasks.ts'
import { rejectTask } from '../features/tasks/reject-task.ts'
import { retryTasks } from '../features/tasks/retry-tasks.ts'
import { hashOf } from '../secrets/token-secrets.ts'

const worlds = ['main']

/** The result of an answer, or why it is refused. */
const wordOf = ({ result, reason }: EntryOutcome): string => reason ?? result

function onlyWordOf(outcomes: Outcomes): string {
  const outcome = outcomes.get(0)
  if (!outcome) throw new Error('There is no outcome')
  return wordOf(outcome)
}

const batchOf = <Answer>(entry: Answer) => ({ worlds, entries: [{ index: 0, entry }] })

interface Enrolled {
  readonly id: number
  readonly keyId: number
  readonly bootId: string
}

/** A game server with a key and a boot, found by its name. */
const enrolled = (database: Database, name: string) =>
  database.transaction(async (transaction) => {
    await transaction.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    return (
      (await transaction.maybeOne<Enrolled>(sql`
        select game_server.id, game_server_key.id as key_id, boot_id from game_server
        join game_server_key on game_server_key.game_server_id = game_server.id
        join game_boot on game_boot.game_server_id = game_server.id where name = ${name}`)) ??
      (await transaction.one<Enrolled>(sql`
        with server as (
          insert into game_server (name, worlds, scopes) values (${name}, ${worlds}, ${[...scopes]}) returning id
        ), key as (
          insert into game_server_key (game_server_id, hash) select id, ${hashOf(name)} from server returning id
        ), boot as (
          insert into game_boot (boot_id, game_server_id, epoch, build, task_kinds, clock_skew_ms)
          select gen_random_uuid(), id, nextval('bridge_epoch'), 'test', ${[...taskKinds]}, 0 from server
          returning boot_id
        )
        select server.id, key.id as key_id, boot_id from server, key, boot`))
    )
  })

/** Claims tasks of the world `main` as a game server without HTTP. */
export async function claimDirectly(
  database: Database,
  { name = 'delphi', limit = 10, leaseMs = 60_000 } = {},
): Promise<Task[]> {
  const { bootId, ...server } = await enrolled(database, name)
  const gameServer = { ...server, name }
  return claimTasks(database, { gameServer, bootId, worlds, kinds: taskKinds, limit, leaseMs })
}

/** Claims one delivery and returns it. */
export async function claimDelivery(
  database: Database,
  leaseMs = 60_000,
): Promise<Extract<Task, { kind: 'delivery' }> & { readonly answer: TaskAnswer }> {
  const [task] = await claimDirectly(database, { limit: 1, leaseMs })
  if (task?.kind !== 'delivery') throw new Error('No delivery is queued')
  return { ...task, answer: { id: task.id, leaseToken: task.leaseToken } }
}

export const confirmDirectly = (
  database: Database,
  answer: TaskAnswer & { readonly gameReference?: string },
): Promise<string> =>
  database.transaction(async (transaction) => onlyWordOf(await confirmTasks(transaction, batchOf(answer))))

export const retryDirectly = (database: Database, answer: TaskAnswer & FailedAttempt): Promise<string> =>
  database.transaction(async (transaction) => onlyWordOf(await retryTasks(transaction, batchOf(answer))))

export const extendDirectly = (
  database: Database,
  answer: TaskAnswer & { readonly leaseMs: number },
): Promise<string> =>
  database.transaction(async (transaction) => onlyWordOf(await extendLeases(transaction, batchOf(answer))))

export const rejectDirectly = async (
  database: Database,
  answer: TaskAnswer & FailedAttempt,
): Promise<string> => wordOf(await rejectTask(database, worlds, answer))
