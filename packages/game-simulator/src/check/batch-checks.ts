import { randomUUID } from 'node:crypto'
import { confirmTasks } from '@olympus/contract/bridge/tasks'
import type { Check } from './checks.ts'
import { type Boot, expectEqual, expectRefusal } from './probe.ts'

const unknownTask = (id = Number.MAX_SAFE_INTEGER) => ({ id, leaseToken: randomUUID() })

const batchOf = ({ bootId }: Pick<Boot, 'bootId'>, entries = [unknownTask()]) => ({
  bootId,
  batchId: randomUUID(),
  sentAt: new Date().toISOString(),
  entries,
})

/** Batches and boots. */
export const batchChecks: readonly Check[] = [
  {
    name: 'a repeated batch gets the same answer',
    async run(probe) {
      const body = batchOf(await probe.greet())
      const first = await probe.call(confirmTasks, { body })
      expectEqual(await probe.call(confirmTasks, { body }), first, 'second answer')
    },
  },
  {
    name: 'a batch sent twice at once gets one answer',
    async run(probe) {
      const body = batchOf(await probe.greet())
      const [first, second] = await Promise.all([
        probe.call(confirmTasks, { body }),
        probe.call(confirmTasks, { body }),
      ])
      expectEqual(second, first, 'second answer')
    },
  },
  {
    name: 'another batch with the same ID is refused',
    async run(probe) {
      const body = batchOf(await probe.greet())
      await probe.call(confirmTasks, { body })
      const other = { ...body, entries: [unknownTask(1 + body.entries.length)] }
      expectRefusal(await probe.send(confirmTasks, { body: other }), 409, ['IDEMPOTENCY_MISMATCH'])
    },
  },
  {
    name: 'a boot that never greeted is refused',
    async run(probe) {
      const body = batchOf({ bootId: randomUUID() })
      expectRefusal(await probe.send(confirmTasks, { body }), 409, ['BOOT_UNKNOWN'])
    },
  },
  {
    name: 'a greeting can be repeated, and a later boot replaces an earlier one',
    async run(probe) {
      const first = await probe.greet()
      expectEqual(await probe.greet(first.bootId), first, 'second greeting')
      const second = await probe.greet()
      expectEqual(second.epoch > first.epoch, true, 'the epoch grows')
      expectRefusal(await probe.send(confirmTasks, { body: batchOf(first) }), 409, ['BOOT_OVER'])
    },
  },
]
