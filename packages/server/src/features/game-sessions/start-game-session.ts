import type { startGameSession as endpoint } from '@olympus/contract/bridge/game-sessions'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { findBoot } from '../game-servers/find-boot.ts'
import type { GameServer } from '../game-servers/game-server.ts'
import { findEntrant } from './find-entrant.ts'
import { lockPresence } from './lock-presence.ts'
import { makeRoom } from './make-room.ts'
import { publishPresence } from './publish-presence.ts'
import { startLease } from './renew-lease.ts'
import { waitForSnapshot } from './wait-for-snapshot.ts'

type Entry = RequestOf<typeof endpoint>['body']
type Started = DataOf<typeof endpoint>
type StartRefusal = Failure<(typeof endpoint)['errors'][number]>

interface SessionRow {
  readonly epoch: number
  readonly startedAt: Date
}

interface KnownSession extends SessionRow {
  readonly isOver: boolean
  readonly isSame: boolean
}

/** A session with this ID, if there is one. */
async function findKnown(
  transaction: Transaction,
  gameServer: GameServer,
  { sessionId, bootId, accountId, world, gameId }: Entry,
): Promise<Failure<'IDEMPOTENCY_MISMATCH' | 'SESSION_ENDED'> | SessionRow | null> {
  const known = await transaction.maybeOne<KnownSession>(sql`
    select epoch, started_at,
      game_session.account_id = ${accountId} and world = ${world} and game_id = ${gameId} as is_same,
      state <> 'online' or boot_id <> ${bootId} or game_server_id <> ${gameServer.id} as is_over
    from game_session join character on character.id = character_id where game_session.id = ${sessionId}`)
  if (!known) return null
  if (known.isOver) return new Failure('SESSION_ENDED')
  return known.isSame ? known : new Failure('IDEMPOTENCY_MISMATCH')
}

/** Keeps a later boot of the game server from greeting the portal until the transaction ends. */
const holdBoot = (transaction: Transaction, { id }: GameServer) =>
  transaction.query(sql`select from game_server where id = ${id} for share`)

async function open(
  transaction: Transaction,
  gameServer: GameServer,
  entry: Entry,
): Promise<SessionRow | StartRefusal> {
  const { sessionId, accountId, bootId } = entry
  const known = await findKnown(transaction, gameServer, entry)
  if (known) return known
  const entrant = await findEntrant(transaction, entry)
  if (entrant instanceof Failure) return entrant
  // Its epoch must be greater than those of all reports that do not see the session.
  await waitForSnapshot(transaction, entrant.characterId)
  const refusal = await makeRoom(transaction, gameServer, accountId)
  if (refusal) return refusal
  const opened = await transaction.maybeOne<SessionRow>(sql`
    insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch)
    values (${sessionId}, ${accountId}, ${entrant.characterId}, ${gameServer.id}, ${bootId}, nextval('bridge_epoch'))
    on conflict (id) do nothing returning epoch, started_at`)
  // Another account got the ID at the same moment.
  if (!opened) return new Failure('IDEMPOTENCY_MISMATCH')
  await publishPresence(transaction, [accountId])
  return opened
}

/** Lists the characters of an account that may enter the game on this game server. */
const activeCharacters = (transaction: Transaction, gameServer: GameServer, accountId: number) =>
  transaction.query<Started['activeCharacters'][number]>(sql`
    select id as character_id, world, game_id, slot, name from character
    where account_id = ${accountId} and is_active and world = any(${[...gameServer.worlds]}) order by slot`)

/**
 * Lets a character enter the game, and marks its account as online. Entering and swapping take the same
 * lock, so a character is never swapped while another one of its account enters.
 */
export const startGameSession = (
  database: Database,
  gameServer: GameServer,
  entry: Entry,
): Promise<Started | StartRefusal> =>
  database.transaction(
    async (transaction) => {
      await holdBoot(transaction, gameServer)
      const boot = await findBoot(transaction, gameServer, entry.bootId)
      if (boot instanceof Failure) return boot
      if (!gameServer.worlds.includes(entry.world)) return new Failure('WORLD_NOT_ALLOWED')
      await lockPresence(transaction, entry.accountId)
      const leaseUntil = await startLease(transaction, boot.bootId)
      const session = await open(transaction, gameServer, entry)
      if (session instanceof Failure) return session
      return {
        epoch: session.epoch,
        startedAt: session.startedAt.toISOString(),
        leaseUntil: leaseUntil.toISOString(),
        activeCharacters: await activeCharacters(transaction, gameServer, entry.accountId),
      }
    },
    { isRepeatable: true },
  )
