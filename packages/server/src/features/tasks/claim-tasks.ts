import type { Task, TaskKind } from '@olympus/contract/bridge/tasks'
import sql, { type Sql } from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { type Metrics, noMetrics } from '../../metrics/metrics.ts'
import { usableKey } from '../game-servers/expect-usable-key.ts'
import type { GameServer } from '../game-servers/game-server.ts'
import { giveEpochs, type TaskWithoutEpoch } from './give-epochs.ts'
import { lockClaims } from './lock-claims.ts'
import { requeueExpired } from './requeue-expired.ts'
import { publishTasks } from './task-effects.ts'

/** Who claims, and which tasks. */
interface Claimer {
  readonly gameServer: Pick<GameServer, 'id' | 'keyId' | 'name'>
  /** The run that claims. What ends it, or revokes its key, meanwhile ends the claim. */
  readonly bootId: string
  readonly worlds: readonly string[]
  readonly kinds: readonly string[]
}

export interface ClaimOptions extends Claimer {
  readonly limit: number
  /** How long the game server may take to answer before another server can claim the task. */
  readonly leaseMs: number
  readonly metrics?: Metrics
}

/**
 * Tasks that a game server may claim. Two tasks of a character never run on two game servers.
 * Tasks that change where a character is run in the order of their IDs. The end of a session
 * neither waits nor is waited for: only one game server may claim it.
 */
const isClaimable = ({ gameServer, bootId, worlds, kinds }: Claimer): Sql => sql`
  exists (select from game_boot where boot_id = ${bootId} and ended_at is null)
  and exists (${usableKey(gameServer)})
  and state = 'queued' and due_at <= now() and world = any(${worlds}) and kind = any(${kinds})
  and (for_game_server_id is null or for_game_server_id = ${gameServer.id})
  and exists (select from character where character.id = task.character_id and deleted_at is null)
  and not exists (
    select from task as held
    where held.character_id = task.character_id and held.state = 'claimed' and held.lease_expires_at > now()
      and held.game_server is distinct from ${gameServer.name}
  )
  and (kind in ('delivery', 'end-session') or not exists (
    select from task as earlier
    where earlier.character_id = task.character_id and earlier.id < task.id
      and earlier.kind not in ('delivery', 'end-session') and earlier.state in ('queued', 'claimed', 'delayed')
  ))`

interface ClaimedRow {
  readonly id: number
  readonly kind: TaskKind
  readonly leaseToken: string
  readonly leaseExpiresAt: Date
  readonly attempts: number
  readonly world: string
  readonly accountId: number
  readonly characterId: number
  readonly gameId: string
  readonly itemId: string | null
  readonly gameItem: object | null
  readonly quantity: number | null
  readonly details: object
  /** From when it was due until it was claimed. */
  readonly waitSeconds: number
  readonly gift: { readonly giver: string; readonly message: string | null } | null
}

function taskOf({
  itemId,
  gameItem,
  quantity,
  gift,
  details,
  leaseExpiresAt,
  waitSeconds: _,
  ...row
}: ClaimedRow): TaskWithoutEpoch {
  const leased = { ...row, leaseExpiresAt: leaseExpiresAt.toISOString() }
  // `queueTask` has checked the details against the kind.
  return (
    row.kind === 'delivery' ? { ...leased, itemId, gameItem, quantity, gift } : { ...leased, ...details }
  ) as TaskWithoutEpoch
}

async function lease(transaction: Transaction, options: ClaimOptions): Promise<Task[]> {
  const { gameServer, limit, leaseMs, metrics = noMetrics } = options
  const rows = await transaction.query<ClaimedRow>(sql`
    with due as materialized (
      select id from task where ${isClaimable(options)} order by due_at, id limit ${limit} for update skip locked
    ), claimed as (
      update task set
        state = 'claimed', game_server = ${gameServer.name}, attempts = attempts + 1, claimed_at = now(),
        lease_token = gen_random_uuid(), lease_expires_at = now() + ${leaseMs} * interval '1 millisecond'
      from due where task.id = due.id
      returning task.*
    )
    select claimed.id, claimed.kind, claimed.lease_token, claimed.lease_expires_at, claimed.attempts, claimed.world,
      character.account_id, claimed.character_id, character.game_id, claimed.item_id, claimed.game_item, claimed.quantity, claimed.details,
      extract(epoch from claimed.claimed_at - claimed.due_at)::float8 as wait_seconds,
      case when gift.order_id is not null then jsonb_build_object('giver', username, 'message', message) end as gift
    from claimed
    join character on character.id = claimed.character_id
    left join shop_order on shop_order.delivery_id = claimed.id
    left join gift on gift.order_id = shop_order.id
    left join account on account.id = gift.account_id
    order by claimed.id`)
  transaction.afterCommit(() => {
    for (const { kind, waitSeconds } of rows) metrics.time('olympus_task_wait_seconds', { kind }, waitSeconds)
  })
  return giveEpochs(transaction, options.bootId, rows.map(taskOf))
}

/**
 * Leases queued tasks to a game server, oldest first. Each task has one lease at a time. A task without an
 * answer when its lease ends is queued again.
 */
export async function claimTasks(database: Database, options: ClaimOptions): Promise<Task[]> {
  // Most calls find nothing. They must neither write nor wait for others.
  const { hasLapsed, hasClaimable } = await database.one<{ hasLapsed: boolean; hasClaimable: boolean }>(sql`
    select exists (select from task where state = 'claimed' and lease_expires_at <= now()) as has_lapsed,
      exists (select from task where ${isClaimable(options)}) as has_claimable`)
  if (hasLapsed) await database.transaction(requeueExpired)
  if (!hasLapsed && !hasClaimable) return []
  return database.transaction(async (transaction) => {
    await lockClaims(transaction, options.worlds)
    const tasks = await lease(transaction, options)
    await publishTasks(transaction, tasks)
    return tasks
  })
}
