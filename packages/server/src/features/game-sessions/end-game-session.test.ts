import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { sampleReport } from '../../testing/character-reports.ts'
import { entered, leave, newEntrant, sessionRow } from '../../testing/game-entrant.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { dataOf } from '../../testing/test-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { readPresence } from './presence.ts'

const { app, database } = withTestApp()

let server: TestGameServer
beforeEach(async () => {
  server = await newGameServer(app)
})

const present = async () => {
  const entrant = await newEntrant(database)
  const session = await entered(server, entrant)
  await newEventsOf(database, entrant.accountId)
  return { ...entrant, ...session }
}

const left = async (sessionId: string, finalCounter?: number) =>
  dataOf(await leave(server, sessionId, finalCounter)).state

const snapshot = (player: Awaited<ReturnType<typeof present>>, counter: number) => {
  const { accountId, gameId, epoch } = player
  return server.sendBatch(reportCharacters, [sampleReport({ accountId, gameId, epoch, counter })])
}

const notPlayed = { state: 'ended', endReason: 'logged-out', isTimed: true }

it('ends a session without snapshots at once', async () => {
  const { sessionId, accountId } = await present()
  expect(await left(sessionId)).toBe('ended')
  expect(await sessionRow(database, sessionId)).toEqual(notPlayed)
  expect(await readPresence(database, accountId)).toBe('offline')
  expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
})

it('ends a session at once whose final snapshot is stored', async () => {
  const player = await present()
  await snapshot(player, 5)
  expect(await left(player.sessionId, 5)).toBe('ended')
  expect(await readPresence(database, player.accountId)).toBe('offline')
})

it('waits for the final snapshot, not for an earlier one', async () => {
  const player = await present()
  const { sessionId, accountId } = player
  await snapshot(player, 4)
  await newEventsOf(database, accountId)
  expect(await left(sessionId, 6)).toBe('ending')
  expect(await readPresence(database, accountId)).toBe('unknown')
  expect(await newEventsOf(database, accountId)).toEqual(['presence-changed'])
  await snapshot(player, 5)
  expect(await left(sessionId, 6)).toBe('ending')
  await newEventsOf(database, accountId)
  await snapshot(player, 6)
  expect(await sessionRow(database, sessionId)).toEqual(notPlayed)
  expect(await readPresence(database, accountId)).toBe('offline')
  expect(await newEventsOf(database, accountId)).toContain('presence-changed')
})

it('does not take the snapshot of an earlier session for the final one', async () => {
  const entrant = await newEntrant(database)
  const first = { ...entrant, ...(await entered(server, entrant)) }
  await snapshot(first, 90)
  const second = await entered(server, entrant)
  expect(await left(second.sessionId, 2)).toBe('ending')
  await snapshot(first, 91)
  expect(await sessionRow(database, second.sessionId)).toMatchObject({ state: 'ending' })
  await snapshot({ ...entrant, ...second }, 2)
  expect(await sessionRow(database, second.sessionId)).toEqual(notPlayed)
})

it('answers repeats with the current state, and changes nothing', async () => {
  const player = await present()
  const { sessionId, accountId } = player
  expect(await left(sessionId, 3)).toBe('ending')
  await newEventsOf(database, accountId)
  expect(await left(sessionId, 3)).toBe('ending')
  expect(await left(sessionId, 0)).toBe('ending')
  expect(await newEventsOf(database, accountId)).toEqual([])
  await snapshot(player, 3)
  expect(await left(sessionId, 3)).toBe('ended')
  expect(await left(sessionId, 8)).toBe('ended')
  const { finalCounter } = await database.one<{ finalCounter: number }>(sql`
    select final_counter from game_session where id = ${sessionId}`)
  expect(finalCounter).toBe(3)
})

it('refuses sessions of other game servers, and unknown ones', async () => {
  const { sessionId } = await present()
  const other = await newGameServer(app)
  const notFound = { status: 404, key: 'SESSION_NOT_FOUND' }
  expect(await leave(other, sessionId)).toMatchObject(notFound)
  expect(await leave(server, randomUUID())).toMatchObject(notFound)
  expect(await sessionRow(database, sessionId)).toMatchObject({ state: 'online' })
})

it('answers that a session of an earlier boot has ended', async () => {
  const { sessionId } = await present()
  const restarted = await newGameServer(app, { key: server.key })
  expect(await leave(server, sessionId)).toMatchObject({ status: 409, key: 'BOOT_OVER' })
  expect(dataOf(await leave(restarted, sessionId, 7))).toEqual({ state: 'ended' })
  expect(await sessionRow(database, sessionId)).toMatchObject({ endReason: 'restarted' })
})
