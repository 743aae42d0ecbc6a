import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { carryOutSelections } from '../features/character-selection/carry-out.ts'
import { silentLog } from '../log.ts'
import { confirmedSelection } from '../testing/confirmed-selection.ts'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter, createItem } from '../testing/game-data.ts'
import { ModelGame } from '../testing/model-game.ts'
import { operate } from '../testing/operator-terminal.ts'
import { testOrigin } from '../testing/test-app.ts'
import { withTestApp } from '../testing/with-test-app.ts'

const { app, database } = withTestApp()

const list = () => operate(database, ['selections', 'list-running'])

it('lists what a permanent selection waits for, and calls for attention once a task has failed', async () => {
  expect(await list()).toMatchObject({ code: 0, lines: [] })
  const accountId = await createAccount(database)
  const game = await ModelGame.start(app, accountId)
  const [heir, other] = [await game.add('Atalante'), await game.add('Meleager')]
  const id = await confirmedSelection(database, { accountId, keptIds: [heir.id], deletedIds: [other.id] })
  await carryOutSelections({ database, log: silentLog, publicUrl: testOrigin })
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

it('names a gift that the game still has, although it is a task of the giver', async () => {
  const [accountId, giverId] = [await createAccount(database), await createAccount(database)]
  const [keptId, deletedId] = [
    await createCharacter(database, accountId),
    await createCharacter(database, accountId),
  ]
  const id = await confirmedSelection(database, { accountId, keptIds: [keptId], deletedIds: [deletedId] })
  await createItem(database, { id: 'nectar' })
  const { id: giftId } = await database.one<{ id: number }>(sql`
    insert into task (kind, world, account_id, character_id, item_id, quantity, state, game_server, lease_token, lease_expires_at)
    values ('delivery', 'main', ${giverId}, ${deletedId}, 'nectar', 1, 'claimed', 'delphi', gen_random_uuid(), now() + interval '1 hour')
    returning id`)
  await carryOutSelections({ database, log: silentLog, publicUrl: testOrigin })
  const { lines } = await list()
  const line = lines.find((each) => each.startsWith(`${id}  `))
  expect(line).toContain(`waits for: task ${giftId} (delivery of character ${deletedId})`)
})
