import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { carryOutSelections } from '../features/character-selection/carry-out.ts'
import { silentLog } from '../log.ts'
import { confirmedSelection } from '../testing/confirmed-selection.ts'
import { createAccount } from '../testing/create-account.ts'
import { ModelGame } from '../testing/model-game.ts'
import { operate } from '../testing/operator-terminal.ts'
import { withTestApp } from '../testing/with-test-app.ts'

const { app, database } = withTestApp()

const list = () => operate(database, ['selections', 'list-running'])

it('lists what a permanent selection waits for, and calls for attention once a task has failed', async () => {
  expect(await list()).toMatchObject({ code: 0, lines: [] })
  const accountId = await createAccount(database)
  const game = await ModelGame.start(app, accountId)
  const [heir, other] = [await game.add('Atalante'), await game.add('Meleager')]
  const id = await confirmedSelection(database, { accountId, keptIds: [heir.id], deletedIds: [other.id] })
  await carryOutSelections({ database, log: silentLog })
  const [task] = await game.claim()
  if (!task) throw new Error('No task was queued')
  const start = new RegExp(`^${id}  account ${accountId}  since \\S+  waits for: task ${task.id} `)
  expect(await list()).toMatchObject({ code: 0, lines: [expect.stringMatching(start)] })
  await game.reject(task)
  const { code, lines } = await list()
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringContaining(`(report-character of character ${other.id}) is failed: OTHER`),
  ])
  await database.execute(
    sql`update task set state = 'queued', settled_at = null, reason = null where id = ${task.id}`,
  )
  expect(await list()).toMatchObject({ code: 0 })
  await database.execute(
    sql`update character_selection set started_at = now() - interval '2 hours' where id = ${id}`,
  )
  expect(await list()).toMatchObject({ code: 1 })
})
