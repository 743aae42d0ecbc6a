import { randomUUID } from 'node:crypto'
import { endGameSession, reportPresence, startGameSession } from '@olympus/contract/bridge/game-sessions'
import type { DataOf, InputOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { createAccount } from './create-account.ts'
import { createCharacter } from './game-data.ts'
import type { TestGameServer } from './test-game-server.ts'
import type { TestReply } from './test-app.ts'

/** An account with a character that may enter the game. */
export interface Entrant {
  readonly accountId: number
  readonly characterId: number
  readonly gameId: string
}

/** Gives an account, by default a new one, a character that may enter the game. */
export async function newEntrant(queries: Queries, givenAccountId?: number): Promise<Entrant> {
  const accountId = givenAccountId ?? (await createAccount(queries))
  const gameId = randomUUID()
  return { accountId, gameId, characterId: await createCharacter(queries, accountId, { gameId }) }
}

type Entry = InputOf<typeof startGameSession>['body']

const entryOf = (
  { bootId }: TestGameServer,
  { accountId, gameId }: Entrant,
  changes: Partial<Entry> = {},
): Entry => ({ bootId, sessionId: randomUUID(), accountId, world: 'main', gameId, ...changes })

/** Asks whether a character may enter the game. */
export const enter = (
  server: TestGameServer,
  entrant: Entrant,
  changes?: Partial<Entry>,
): Promise<TestReply<typeof startGameSession>> =>
  server.call(startGameSession, { body: entryOf(server, entrant, changes) })

/** Lets a character enter the game and returns the ID and epoch of its session. */
export async function entered(
  server: TestGameServer,
  entrant: Entrant,
): Promise<{ readonly sessionId: string; readonly epoch: number }> {
  const body = entryOf(server, entrant)
  const { epoch } = await server.callOrFail(startGameSession, { body })
  return { sessionId: body.sessionId, epoch }
}

type Report = InputOf<typeof reportPresence>['body']

let sequence = 0

/** Reports the presence of some sessions; of no others if `full`. */
export const report = (
  server: TestGameServer,
  sessions: readonly string[],
  changes: Partial<Report> = {},
): Promise<DataOf<typeof reportPresence>> =>
  server.callOrFail(reportPresence, {
    body: {
      bootId: server.bootId,
      sequence: ++sequence,
      sentAt: new Date().toISOString(),
      full: false,
      sessions: [...sessions],
      ...changes,
    },
  })

export const leave = (
  { bootId, call }: TestGameServer,
  sessionId: string,
  finalCounter = 0,
): Promise<TestReply<typeof endGameSession>> =>
  call(endGameSession, { params: { sessionId }, body: { bootId, finalCounter } })

/** Lets the lease of a game server end some time ago. */
export const lapse = (queries: Queries, { bootId }: TestGameServer, ago = '1 second'): Promise<number> =>
  queries.execute(sql`update game_boot set lease_until = now() - ${ago}::interval where boot_id = ${bootId}`)

/** Lets a session have started some time ago. */
export const backdate = (queries: Queries, sessionId: string, ago = '31 seconds'): Promise<number> =>
  queries.execute(sql`
    update game_session set started_at = now() - ${ago}::interval where id = ${sessionId}`)

export const sessionRow = (
  queries: Queries,
  sessionId: string,
): Promise<{ readonly state: string; readonly endReason: string | null; readonly isTimed: boolean }> =>
  queries.one(sql`
    select state, end_reason, ended_at is not null as is_timed from game_session where id = ${sessionId}`)
