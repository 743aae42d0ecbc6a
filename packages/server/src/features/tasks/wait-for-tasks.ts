import type { claimTasks as endpoint, Task } from '@olympus/contract/bridge/tasks'
import { Failure } from '../../failure.ts'
import type { BridgeCall } from '../../http/bridge/bridge-handlers.ts'
import { findBoot } from '../game-servers/find-boot.ts'
import type { Ports } from '../ports.ts'
import { claimTasks } from './claim-tasks.ts'

/** Notices may be lost, and nothing announces that a task becomes due. */
const longestPauseMs = 1000

/**
 * Claims tasks, and waits for the first one. `findBoot` checks key and boot before each claim, because they
 * may end meanwhile.
 */
export async function waitForTasks(
  { database, metrics, taskNotices }: Pick<Ports, 'database' | 'metrics' | 'taskNotices'>,
  { gameServer, body, signal }: BridgeCall<typeof endpoint>,
): Promise<{ tasks: Task[] } | Failure<'BOOT_OVER' | 'BOOT_UNKNOWN' | 'WORLD_NOT_ALLOWED'>> {
  const { bootId, world, limit, leaseMs, waitMs } = body
  if (world !== undefined && !gameServer.worlds.includes(world)) return new Failure('WORLD_NOT_ALLOWED')
  const worlds = world === undefined ? gameServer.worlds : [world]
  const endsAt = performance.now() + waitMs
  for (;;) {
    const since = taskNotices.count()
    const boot = await findBoot(database, gameServer, bootId)
    if (boot instanceof Failure) return boot
    // What nobody receives would be leased in vain.
    if (signal.aborted) return { tasks: [] }
    const claim = { gameServer, bootId, worlds, kinds: boot.taskKinds, limit, leaseMs, metrics }
    const tasks = await claimTasks(database, claim)
    const leftMs = endsAt - performance.now()
    if (tasks.length > 0 || leftMs <= 0 || taskNotices.isStopped()) return { tasks }
    await taskNotices.wait({ since, ms: Math.min(longestPauseMs, leftMs), signal })
  }
}
