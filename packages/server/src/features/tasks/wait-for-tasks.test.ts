import { listCodes } from '@olympus/contract/bridge/game-servers'
import { claimTasks } from '@olympus/contract/bridge/tasks'
import { apiBasePath } from '@olympus/contract/envelope'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import { claimTasks as claimTasksOf } from './claim-tasks.ts'
import { queueTask } from './queue-task.ts'
import { createTaskNotices, type TaskNotices } from './task-notices.ts'

const database = withTestDatabase()

/** Never reads without a notice, so that a claim that nobody wakes fails by the limit of the test. */
function patientApp() {
  const notices = createTaskNotices({ database })
  let onWait = () => {}
  /** How long each wait would have taken without a notice. */
  const waits: number[] = []
  const taskNotices: TaskNotices = {
    ...notices,
    wait(wait) {
      waits.push(wait.ms)
      onWait()
      return notices.wait({ ...wait, ms: 2 ** 30 })
    },
  }
  return {
    app: testApp({ database, taskNotices }),
    notices,
    waits,
    waiting: () => new Promise<void>((resolve) => (onWait = resolve)),
  }
}

let characterId: number
let patient: ReturnType<typeof patientApp>
let server: TestGameServer

beforeAll(async () => {
  characterId = await createCharacter(database, await createAccount(database))
})

beforeEach(async () => {
  await database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where state not in ('confirmed', 'failed')`,
  )
  patient = patientApp()
  server = await newGameServer(patient.app)
})

const queue = () =>
  database.transaction((transaction) => queueTask(transaction, { kind: 'deactivate', characterId }))

const bodyOf = ({ bootId }: TestGameServer, waitMs = 20_000) => ({
  bootId,
  limit: 10,
  leaseMs: 60_000,
  waitMs,
})

it('waits for a task without a connection, and has it as soon as it is queued', async () => {
  const waiting = patient.waiting()
  const reply = server.callOrFail(claimTasks, { body: bodyOf(server) })
  await waiting
  expect(database.usage().inUse).toBe(0)
  const id = await queue()
  expect((await reply).tasks).toMatchObject([{ id }])
})

it('misses no task that is queued while it looks for one', async () => {
  const { notices } = patient
  const since = notices.count()
  await queue()
  const { signal } = new AbortController()
  await expect(notices.wait({ since, ms: 2 ** 30, signal })).resolves.toBeUndefined()
})

it('has a task that becomes due without a notice within about a second', async () => {
  const app = testApp({ database })
  const other = await newGameServer(app)
  const id = await queue()
  await database.execute(sql`update task set due_at = now() + interval '500 ms' where id = ${id}`)
  expect((await other.callOrFail(claimTasks, { body: bodyOf(other) })).tasks).toMatchObject([{ id }])
})

it.each([
  { waitMs: 20_000, pauseMs: 1000 },
  { waitMs: 600, pauseMs: 600 },
])('looks again after $pauseMs ms of $waitMs', async ({ waitMs, pauseMs }) => {
  // On a slow machine the time could be over before the claim waits.
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  const waiting = patient.waiting()
  const reply = server.callOrFail(claimTasks, { body: bodyOf(server, waitMs) })
  await waiting
  await patient.notices.stop()
  await reply
  // A late notice of an earlier test wakes the claim, which then waits again.
  expect(new Set(patient.waits)).toEqual(new Set([pauseMs]))
})

it('ends when its time is over', async () => {
  const app = testApp({ database })
  const other = await newGameServer(app)
  expect(await other.callOrFail(claimTasks, { body: bodyOf(other, 1) })).toEqual({ tasks: [] })
})

it('ends at the stop of the server, and claims do not wait any more', async () => {
  const waiting = patient.waiting()
  const reply = server.callOrFail(claimTasks, { body: bodyOf(server) })
  await waiting
  await patient.notices.stop()
  expect(await reply).toEqual({ tasks: [] })
  const waits = [...patient.waits]
  expect(await server.callOrFail(claimTasks, { body: bodyOf(server) })).toEqual({ tasks: [] })
  expect(patient.waits).toEqual(waits)
})

it('leases nothing to a game server that has hung up', async () => {
  const hangUp = new AbortController()
  const waiting = patient.waiting()
  const reply = patient.app.fetch(`${apiBasePath}${claimTasks.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(server)),
    signal: hangUp.signal,
  })
  await waiting
  hangUp.abort()
  const id = await queue()
  await reply
  expect((await server.callOrFail(claimTasks, { body: bodyOf(server, 0) })).tasks).toMatchObject([
    { id, attempts: 1 },
  ])
})

it('leases nothing to a boot that ends meanwhile', async () => {
  const waiting = patient.waiting()
  const reply = server.call(claimTasks, { body: bodyOf(server) })
  await waiting
  await newGameServer(patient.app, { key: server.key })
  await queue()
  expect(await reply).toMatchObject({ key: 'BOOT_OVER' })
})

it.each([
  ['boot', 'is over', sql`update game_boot set ended_at = now() where ended_at is null`],
  ['key', 'is revoked', sql`update game_server_key set revoked_at = now()`],
])('leases nothing when the %s %s between its check and the claim', async (_what, _how, ending) => {
  await queue()
  const { bootId, key } = server
  const gameServer = await database.one<{ id: number; name: string; keyId: number }>(sql`
    select game_server.id, name, game_server_key.id as key_id from game_server_key
    join game_server on game_server.id = game_server_id where hash = ${hashOf(key)}`)
  const claim = { gameServer, bootId, worlds: ['main'], kinds: ['deactivate'], limit: 10, leaseMs: 60_000 }
  await database.execute(ending)
  expect(await claimTasksOf(database, claim)).toEqual([])
})

it('leases nothing to a key that is revoked meanwhile', async () => {
  const waiting = patient.waiting()
  const reply = server.call(claimTasks, { body: bodyOf(server) })
  await waiting
  await database.execute(sql`update game_server_key set revoked_at = now()`)
  await queue()
  expect(await reply).toMatchObject({ key: 'GAME_SERVER_KEY_INVALID' })
})

it('leaves room for other calls of the game server', async () => {
  const replies: Promise<unknown>[] = []
  // As many as other calls may run at once.
  for (let claims = 0; claims < 3; claims++) {
    const waiting = patient.waiting()
    replies.push(server.callOrFail(claimTasks, { body: bodyOf(server) }))
    await waiting
  }
  expect(await server.call(listCodes, {})).toMatchObject({ status: 200 })
  await patient.notices.stop()
  await Promise.all(replies)
})
