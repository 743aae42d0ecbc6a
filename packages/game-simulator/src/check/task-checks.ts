import { randomUUID } from 'node:crypto'
import { claimTasks, confirmTasks, extendLeases, rejectTasks } from '@olympus/contract/bridge/tasks'
import type { Check } from './checks.ts'
import { expectEqual, expectRefusal, resultsOf, Skipped } from './probe.ts'

const leaseMs = 60_000

/** Tasks. A queued task is confirmed, so it is done for the portal. */
export const taskChecks: readonly Check[] = [
  {
    name: 'a task is done once',
    async run(probe) {
      const { bootId } = await probe.greet()
      const { tasks } = await probe.call(claimTasks, { body: { bootId, limit: 1, leaseMs, waitMs: 0 } })
      const [task] = tasks
      if (!task) throw new Skipped('no task is queued')
      const { id, leaseToken } = task
      const head = () => ({ bootId, batchId: randomUUID(), sentAt: new Date().toISOString() })
      const confirm = async (token: string) => {
        const body = { ...head(), entries: [{ id, leaseToken: token }] }
        return resultsOf((await probe.call(confirmTasks, { body })).answers)
      }
      const lost = ['refused LEASE_LOST']
      expectEqual(await confirm(randomUUID()), lost, 'with another token')
      const extension = { ...head(), entries: [{ id, leaseToken, leaseMs }] }
      const extended = await probe.call(extendLeases, { body: extension })
      expectEqual(resultsOf(extended.answers), ['applied'], 'extension')
      expectEqual(await confirm(leaseToken), ['applied'], 'confirmation')
      expectEqual(await confirm(leaseToken), ['unchanged'], 'second confirmation')
      const rejection = { ...head(), entries: [{ id, leaseToken, reason: 'OTHER' as const }] }
      const rejected = await probe.call(rejectTasks, { body: rejection })
      expectEqual(resultsOf(rejected.answers), lost, 'rejection after the confirmation')
    },
  },
  {
    name: 'a claim with bad limits is refused',
    async run(probe) {
      const { bootId } = await probe.greet()
      const usual = { bootId, limit: 1, leaseMs, waitMs: 0 }
      for (const wrong of [{ limit: 0 }, { limit: 101 }, { leaseMs: 1 }, { waitMs: 60_000 }])
        expectRefusal(await probe.send(claimTasks, { body: { ...usual, ...wrong } }), 400, ['BAD_REQUEST'])
    },
  },
]
