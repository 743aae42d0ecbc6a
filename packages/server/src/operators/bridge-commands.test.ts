import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { readPresence } from '../features/game-sessions/presence.ts'
import { queueTask } from '../features/tasks/queue-task.ts'
import { createItem } from '../testing/game-data.ts'
import { entered, lapse, newEntrant, report } from '../testing/game-entrant.ts'
import { newEventsOf } from '../testing/new-events-of.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { newGameServer, type TestGameServer } from '../testing/test-game-server.ts'
import { withTestApp } from '../testing/with-test-app.ts'

const { app, database } = withTestApp()

const run = (words: string) => act(database, words.split(' '))
const status = () => operate(database, ['bridge', 'status'])
const attention = async () => (await status()).lines.filter((line) => line.startsWith('ATTENTION'))

/** Lets a new player enter the game. */
async function enter(server: TestGameServer): Promise<number> {
  const entrant = await newEntrant(database)
  await entered(server, entrant)
  return entrant.accountId
}

const reportAt = (server: TestGameServer, secondsFromNow: number) =>
  report(server, [], { sentAt: new Date(Date.now() + secondsFromNow * 1000).toISOString() })

/** A character of an account that does not exist. */
const stranger = ({ epoch }: TestGameServer) => ({
  gameId: 'xenos',
  accountId: 2 ** 40,
  revision: { epoch, counter: 1 },
  capturedAt: new Date().toISOString(),
  sections: {},
})

it('says that there is no game server, also if all are revoked', async () => {
  const none = { code: 0, lines: ['There is no game server; game-servers add adds one'] }
  expect(await status()).toMatchObject(none)
  await run('game-servers add trophonios --worlds main')
  expect((await status()).lines).toEqual([expect.stringContaining('trophonios: ')])
  await run('game-servers revoke trophonios')
  expect(await status()).toMatchObject(none)
})

it('shows boot, lease, batches, refusals, sessions and tasks, and is content', async () => {
  const server = await newGameServer(app, { name: 'delphi' })
  await report(server, [])
  const accountId = await enter(server)
  await server.sendBatch(reportCharacters, [stranger(server), stranger(server)])
  await createItem(database, { id: 'draught' })
  await database.execute(sql`
    insert into task (kind, world, account_id, character_id, item_id, quantity, due_at)
    select 'delivery', world, account_id, id, 'draught', 1, now() - interval '9 minutes'
    from character where account_id = ${accountId}`)
  const { code, lines } = await status()
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^delphi: boot ${server.bootId} of \\S+Z, build "test", online until \\S+Z$`),
    ),
    expect.stringMatching(/^ {2}clock: -?\d+\.\d s late$/),
    expect.stringMatching(/^ {2}last batch: reportCharacters at \S+Z, lag -?\d+\.\d s$/),
    '  last hour: 1 batches (0 applied, 0 unchanged, 0 stale, 2 refused); last day: 1 batches (0 applied, 0 unchanged, 0 stale, 2 refused)',
    '  refused in the last day: 2 UNKNOWN_ACCOUNT',
    '  open sessions: 1 online, 0 waiting for their final snapshot',
    expect.stringMatching(
      /^world main: 1 tasks queued \(oldest due for \d+ s\), 0 claimed; 0 characters wanted$/,
    ),
  ])
  expect(code).toBe(0)

  await database.execute(sql`update bridge_batch set received_at = now() - interval '2 hours'`)
  await database.execute(sql`update task set due_at = now() - interval '11 minutes'`)
  const later = await status()
  expect(later.code).toBe(1)
  expect(later.lines.at(-1)).toBe('ATTENTION: tasks of world main have waited for 11 minutes')
  expect(later.lines).toContain(
    '  last hour: 0 batches (0 applied, 0 unchanged, 0 stale, 0 refused); last day: 1 batches (0 applied, 0 unchanged, 0 stale, 2 refused)',
  )
  await database.execute(sql`delete from task`)
})

it('needs attention while a game server is quiet or its clock is wrong', async () => {
  const server = await newGameServer(app, { name: 'klaros' })
  await newGameServer(app, { name: 'dodona', scopes: ['tasks'] })
  expect(await attention()).toEqual([])
  await database.execute(sql`
    update game_boot set greeted_at = now() - interval '1 hour' where boot_id <> (
      select boot_id from game_boot join game_server on game_server.id = game_server_id where name = 'delphi')`)
  // It has greeted the portal and never reported. The other one may not report presence.
  expect(await attention()).toEqual([expect.stringMatching(/^ATTENTION: klaros has been quiet since /)])
  await report(server, [])
  expect(await attention()).toEqual([])
  await reportAt(server, -90)
  expect(await attention()).toEqual([
    expect.stringMatching(/^ATTENTION: klaros has a clock that is \d+ s late$/),
  ])
  await reportAt(server, 90)
  expect(await attention()).toEqual([
    expect.stringMatching(/^ATTENTION: klaros has a clock that is \d+ s early$/),
  ])
  await run('game-servers revoke klaros')
  expect(await attention()).toEqual([])
})

it('lists refused entries, the newest first, with what they were about and what was wrong', async () => {
  const server = await newGameServer(app, { name: 'ammon' })
  const batchId = randomUUID()
  await server.sendBatch(reportCharacters, [stranger(server)])
  const bad = [{ ...stranger(server), capturedAt: 'a secret' }]
  await server.sendBatch(reportCharacters, bad, { batchId })
  const { code, lines } = await operate(database, ['bridge', 'list-refusals'])
  expect(code).toBe(0)
  expect(lines[0]).toMatch(
    new RegExp(
      `^\\d+  \\S+Z  ammon  reportCharacters, entry 0 of batch ${batchId}  BAD_ENTRY  \\{.*"gameId":"xenos"`,
    ),
  )
  expect(lines[0]).toContain('"path":"capturedAt"')
  expect(lines[0]).not.toContain('a secret')
  expect(lines[1]).toMatch(
    / {2}ammon {2}reportCharacters, .* {2}UNKNOWN_ACCOUNT {2}\{"gameId":"xenos","accountId":1099511627776\}$/,
  )
})

it('releases the session of an account after a crash, once', async () => {
  const server = await newGameServer(app)
  const [accountId, other] = [await enter(server), await enter(server)]
  expect(await run(`bridge release-session ${accountId}`)).toMatchObject({ code: 0 })
  expect(await readPresence(database, accountId)).toBe('offline')
  expect(await readPresence(database, other)).toBe('online')
  const acts = await actsOf(database)
  expect(acts.at(-1)).toMatchObject({ command: 'bridge release-session', details: { accountId } })
  expect((await run(`bridge release-session ${accountId}`)).lines).toEqual([
    expect.stringContaining('nothing was changed'),
  ])
  expect(await actsOf(database)).toEqual(acts)
})

it('gives up logging players out of a game server that is stopped for good', async () => {
  const server = await newGameServer(app, { name: 'didyma' })
  const accountId = await enter(server)
  await run(`bridge release-session ${accountId}`)
  await lapse(database, server)
  await database.execute(sql`
    update task set due_at = now() - interval '11 minutes' where account_id = ${accountId}`)
  const waiting = 'ATTENTION: tasks of world main have waited for 11 minutes'
  expect(await attention()).toContain(waiting)
  expect(await run('bridge release-sessions didyma')).toMatchObject({ code: 0 })
  expect(await attention()).not.toContain(waiting)
})

it('leaves the players of a revoked game server unknown until its sessions are released', async () => {
  const server = await newGameServer(app, { name: 'siwa' })
  const accountIds = [await enter(server), await enter(server)]
  const untouched = await enter(await newGameServer(app))
  const presences = () => Promise.all([...accountIds, untouched].map((id) => readPresence(database, id)))
  expect(await run('bridge release-sessions siwa')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('siwa reports presence')],
  })
  // Only siwa could log the player out, so this would wait forever.
  const logOut = await database.transaction(async (transaction) => {
    const { id } = await transaction.one<{ id: number }>(sql`select id from game_server where name = 'siwa'`)
    const { characterId } = await transaction.one<{ characterId: number }>(sql`
      select character_id from game_session where account_id = ${accountIds[0]}`)
    const details = { sessionId: randomUUID(), reason: 'released' as const }
    return queueTask(transaction, { kind: 'end-session', characterId, details, forGameServerId: id })
  })
  const events = () => Promise.all([...accountIds, untouched].map((id) => newEventsOf(database, id)))
  await events()
  expect((await run('game-servers revoke siwa')).lines).toEqual([
    'siwa is revoked',
    expect.stringMatching(/^2 of its game sessions are open/),
  ])
  expect(await presences()).toEqual(['unknown', 'unknown', 'online'])
  expect(await events()).toEqual([['presence-changed'], ['presence-changed'], []])
  expect(await database.one(sql`select state, reason from task where id = ${logOut}`)).toEqual({
    state: 'failed',
    reason: 'GIVEN_UP',
  })
  expect((await status()).lines.filter((line) => line.startsWith('siwa'))).toHaveLength(1)
  expect((await run('bridge release-sessions siwa')).lines).toEqual(['2 game sessions ended'])
  expect(await presences()).toEqual(['offline', 'offline', 'online'])
  expect((await actsOf(database)).at(-1)).toMatchObject({
    command: 'bridge release-sessions',
    details: { gameServer: 'siwa', sessions: 2 },
  })
})
