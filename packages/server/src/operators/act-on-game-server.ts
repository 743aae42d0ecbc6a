import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { type OperatorPorts, Refusal } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'

interface ActOnGameServer<Done extends Recorded> {
  readonly command: string
  readonly name: string
  readonly by: Attribution
  /** By default, a revoked game server counts as none. */
  readonly isRevokedToo?: true
  /** Acts on the locked game server. */
  readonly act: (transaction: Transaction, gameServerId: number) => Promise<Done>
}

interface Recorded {
  /** What the act records beside the name. */
  readonly details: object
}

/** The lock does not keep the game server from calling the portal. */
async function lockGameServer(
  transaction: Transaction,
  name: string,
  isRevokedToo: boolean,
): Promise<number> {
  const gameServer = await transaction.maybeOne<{ id: number }>(sql`
    select id from game_server where name = ${name} and (${isRevokedToo} or revoked_at is null)
    for no key update`)
  if (!gameServer) throw new Refusal(`There is no game server ${name}`)
  return gameServer.id
}

/** Acts on a game server and records it in one transaction. */
export const actOnGameServer = <Done extends Recorded>(
  { database }: Pick<OperatorPorts, 'database'>,
  { command, name, by, isRevokedToo, act }: ActOnGameServer<Done>,
): Promise<Done> =>
  database.transaction(async (transaction) => {
    const done = await act(transaction, await lockGameServer(transaction, name, isRevokedToo ?? false))
    await recordAct(transaction, { by, command, details: { gameServer: name, ...done.details } })
    return done
  })
