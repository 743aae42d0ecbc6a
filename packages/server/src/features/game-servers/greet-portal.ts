import { protocolVersion } from '@olympus/contract/bridge/endpoint'
import type { greetPortal as endpoint } from '@olympus/contract/bridge/game-servers'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { clockSkewMs } from './clock-skew.ts'
import { expectUsableKey } from './expect-usable-key.ts'
import type { GameServer } from './game-server.ts'
import { listWanted } from './list-wanted.ts'

type Greeting = RequestOf<typeof endpoint>['body']

interface BootRow {
  readonly epoch: number
  readonly clockSkewMs: number
  readonly isOver: boolean
  readonly serverNow: Date
}

/**
 * Starts a boot, or finds it again; null if its ID is another game server's. Boots of one replace each
 * other in turn.
 */
async function startBoot(
  transaction: Transaction,
  gameServer: GameServer,
  { bootId, build, taskKinds, sentAt }: Greeting,
): Promise<BootRow | null> {
  await transaction.one(sql`select id from game_server where id = ${gameServer.id} for no key update`)
  await expectUsableKey(transaction, gameServer)
  const known = await transaction.maybeOne<BootRow>(sql`
    update game_boot set build = ${build}, task_kinds = ${taskKinds}, clock_skew_ms = ${clockSkewMs(sentAt)}
    where boot_id = ${bootId} and game_server_id = ${gameServer.id}
    returning epoch, clock_skew_ms, ended_at is not null as is_over, now() as server_now`)
  if (known) return known
  const isTaken = await transaction.maybeOne(sql`select epoch from game_boot where boot_id = ${bootId}`)
  if (isTaken) return null
  await transaction.execute(sql`
    update game_boot set ended_at = now() where game_server_id = ${gameServer.id} and ended_at is null`)
  return transaction.one<BootRow>(sql`
    insert into game_boot (boot_id, game_server_id, epoch, build, task_kinds, clock_skew_ms)
    values (${bootId}, ${gameServer.id}, nextval('bridge_epoch'), ${build}, ${taskKinds}, ${clockSkewMs(sentAt)})
    returning epoch, clock_skew_ms, false as is_over, now() as server_now`)
}

export interface GreetingPorts {
  readonly database: Database
  /** A port, because `game-sessions` depends on this feature. Resolves with their number. */
  readonly endEarlierSessions: (transaction: Transaction, gameServerId: number) => Promise<number>
}

/**
 * Announces a boot. The game sessions of earlier boots end: their process is gone, and the game loads
 * what it stored last.
 */
export async function greetPortal(
  { database, endEarlierSessions }: GreetingPorts,
  gameServer: GameServer,
  greeting: Greeting,
): Promise<DataOf<typeof endpoint> | Failure<'BOOT_OVER' | 'PROTOCOL_VERSION_UNSUPPORTED'>> {
  if (greeting.protocolVersion !== protocolVersion)
    return new Failure('PROTOCOL_VERSION_UNSUPPORTED', { data: { supported: [protocolVersion] } })
  return database.transaction(
    async (transaction) => {
      const started = await startBoot(transaction, gameServer, greeting)
      if (!started || started.isOver) return new Failure('BOOT_OVER')
      const { isOver: _isOver, serverNow, ...boot } = started
      const endedSessions = await endEarlierSessions(transaction, gameServer.id)
      const { name, worlds, scopes } = gameServer
      const { minTaskLeaseMs: _, batchMemoryDays: __, ...limits } = bridgeLimits
      return {
        gameServer: name,
        worlds: [...worlds],
        scopes: [...scopes],
        ...boot,
        serverNow: serverNow.toISOString(),
        endedSessions,
        limits,
        wanted: await listWanted(transaction, gameServer),
      }
    },
    { isRepeatable: true },
  )
}
