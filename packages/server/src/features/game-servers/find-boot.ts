import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { usableKey } from './expect-usable-key.ts'
import type { GameServer } from './game-server.ts'

/** The run of a game server that sends a request. */
export interface Boot {
  readonly bootId: string
  readonly epoch: number
  /** The portal's clock minus the game server's. */
  readonly clockSkewMs: number
  readonly taskKinds: readonly string[]
}

interface BootRow extends Boot {
  readonly isOver: boolean
  readonly isKeyUsable: boolean
}

/**
 * Finds the current boot of a game server. Refuses boots that never greeted, and those that were replaced.
 * Throws a Failure if the key was revoked since the request began: a call may wait for tasks meanwhile.
 */
export async function findBoot(
  queries: Queries,
  gameServer: Pick<GameServer, 'id' | 'keyId'>,
  bootId: string,
): Promise<Boot | Failure<'BOOT_OVER' | 'BOOT_UNKNOWN'>> {
  const boot = await queries.maybeOne<BootRow>(sql`
    select boot_id, epoch, clock_skew_ms, task_kinds, ended_at is not null as is_over,
      exists (${usableKey(gameServer)}) as is_key_usable
    from game_boot where boot_id = ${bootId} and game_server_id = ${gameServer.id}`)
  if (!boot) return new Failure('BOOT_UNKNOWN')
  const { isOver, isKeyUsable, ...current } = boot
  if (!isKeyUsable) throw new Failure('GAME_SERVER_KEY_INVALID')
  return isOver ? new Failure('BOOT_OVER') : current
}
