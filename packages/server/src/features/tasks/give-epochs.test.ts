import { claimTasks, retryTasks } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { queueTask } from './queue-task.ts'

const { app, database } = withTestApp()

async function claimReport(server: TestGameServer) {
  await database.execute(sql`update task set due_at = now() where state = 'queued'`)
  const body = { bootId: server.bootId, limit: 1, leaseMs: 60_000, waitMs: 0 }
  const [task] = (await server.callOrFail(claimTasks, { body })).tasks
  if (task?.kind !== 'report-character') throw new Error('No report is wanted')
  return task
}

it('lets a game server report a character that a later boot has reported before', async () => {
  const { server, report, characterId } = await reportedCharacter(app)
  const later = await newGameServer(app)
  const old = report(1, { epoch: later.epoch, summary: { level: 2 } })
  expect(await sendReport(later, old)).toMatchObject({ result: 'applied' })
  await database.transaction((transaction) =>
    queueTask(transaction, { kind: 'report-character', characterId }),
  )
  const first = await claimReport(server)
  const { id, leaseToken } = first
  await server.sendBatch(retryTasks, [{ id, leaseToken, reason: 'OTHER' }])
  const { epoch } = await claimReport(server)
  const now = (by: number) => report(1, { epoch: by, summary: { level: 3 } })
  expect(await sendReport(later, now(epoch))).toMatchObject({ reason: 'UNKNOWN_EPOCH' })
  expect(await sendReport(server, now(epoch))).toMatchObject({ result: 'applied' })
  expect(await sendReport(later, report(9, { epoch: later.epoch }))).toMatchObject({ result: 'stale' })
  // What the first claim still sends is late, not wrong.
  expect(await sendReport(server, now(first.epoch))).toMatchObject({ result: 'stale' })
})
