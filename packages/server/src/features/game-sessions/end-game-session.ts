import type { endGameSession as endpoint } from '@olympus/contract/bridge/game-sessions'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { findBoot } from '../game-servers/find-boot.ts'
import type { GameServer } from '../game-servers/game-server.ts'
import { endFinishedSessions } from './end-finished-sessions.ts'
import { publishPresence } from './publish-presence.ts'
import { waitForSnapshot } from './wait-for-snapshot.ts'

interface Departure extends Pick<RequestOf<typeof endpoint>, 'params'> {
  readonly gameServer: GameServer
  readonly body: RequestOf<typeof endpoint>['body']
}

interface SessionState {
  readonly accountId: number
  readonly characterId: number
  readonly state: 'ended' | 'ending' | 'online'
}

async function findSession(transaction: Transaction, { gameServer, params }: Departure) {
  const session = await transaction.maybeOne<SessionState>(sql`
    select account_id, character_id, state from game_session
    where id = ${params.sessionId} and game_server_id = ${gameServer.id}`)
  return session ?? new Failure('SESSION_NOT_FOUND')
}

/** Marks a session as ending. Nothing happens if it is ending or over already. */
async function beginEnd(
  transaction: Transaction,
  { params: { sessionId }, body: { finalCounter } }: Departure,
  { accountId, characterId }: SessionState,
): Promise<void> {
  await waitForSnapshot(transaction, characterId)
  const begun = await transaction.execute(sql`
    update game_session set state = 'ending', final_counter = ${finalCounter}
    where id = ${sessionId} and state = 'online'`)
  if (begun > 0) await publishPresence(transaction, [accountId])
}

/** Ends a session of the game server. Its account is offline once the final snapshot is stored. */
export const endGameSession = (
  database: Database,
  departure: Departure,
): Promise<DataOf<typeof endpoint> | Failure<'BOOT_OVER' | 'BOOT_UNKNOWN' | 'SESSION_NOT_FOUND'>> =>
  database.transaction(
    async (transaction) => {
      const { body, gameServer } = departure
      const boot = await findBoot(transaction, gameServer, body.bootId)
      if (boot instanceof Failure) return boot
      const session = await findSession(transaction, departure)
      if (session instanceof Failure) return session
      if (session.state === 'online') await beginEnd(transaction, departure, session)
      await endFinishedSessions(transaction, [session.characterId])
      const now = await findSession(transaction, departure)
      return now instanceof Failure ? now : { state: now.state === 'ended' ? 'ended' : 'ending' }
    },
    { isRepeatable: true },
  )
