import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../database/database.ts'
import { publishPresenceOfBoots } from '../features/game-sessions/renew-lease.ts'
import { failTasksOfServer } from '../features/tasks/fail-tasks-of-server.ts'
import { actOnGameServer } from './act-on-game-server.ts'
import { addGameServerKey, keyText } from './add-game-server-key.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

/** A key in use and its successor. */
const maxKeys = 2

const countKeys = async (queries: Queries, gameServerId: number): Promise<number> =>
  (
    await queries.one<{ count: number }>(sql`
      select count(*) as count from game_server_key
      where game_server_id = ${gameServerId} and revoked_at is null`)
  ).count

const addKeyCommand: OperatorCommand = {
  kind: 'act',
  name: 'game-servers add-key',
  operands: ['<name>'],
  summary: 'prints a second key of a game server, to replace the first one',
  async run(ports, [name], by) {
    const { key } = await actOnGameServer(ports, {
      command: 'game-servers add-key',
      name,
      by,
      async act(transaction, gameServerId) {
        if ((await countKeys(transaction, gameServerId)) >= maxKeys)
          throw new Refusal(`${name} has ${maxKeys} keys: revoke one with game-servers revoke-key`)
        const key = await addGameServerKey(transaction, gameServerId, ports.random)
        return { key, details: { keyId: key.id } }
      },
    })
    ports.print(keyText(name, key))
  },
}

const revokeKeyCommand: OperatorCommand = {
  kind: 'act',
  name: 'game-servers revoke-key',
  operands: ['<key-id>'],
  summary: 'revokes a key at once, also the only one of its game server',
  async run({ database, print }, [operand], by) {
    const keyId = idOf(operand)
    const { name, left } = await database.transaction(async (transaction) => {
      const revoked = await transaction.maybeOne<{ id: number; name: string }>(sql`
        update game_server_key set revoked_at = now() from game_server
        where game_server.id = game_server_id and game_server_key.id = ${keyId}
          and game_server_key.revoked_at is null
        returning game_server.id, name`)
      if (!revoked) throw new Refusal(`There is no key ${keyId} in use`)
      const { id, name } = revoked
      const details = { gameServer: name, keyId }
      await recordAct(transaction, { by, command: 'game-servers revoke-key', details })
      return { name, left: await countKeys(transaction, id) }
    })
    print(`Key ${keyId} is revoked`)
    if (left === 0) print(`${name} has no other key: it cannot call the portal until game-servers add-key`)
  },
}

async function revoke(transaction: Transaction, gameServerId: number) {
  await transaction.execute(sql`update game_server set revoked_at = now() where id = ${gameServerId}`)
  const revokedKeys = await transaction.execute(sql`
    update game_server_key set revoked_at = now()
    where game_server_id = ${gameServerId} and revoked_at is null`)
  // Its players may still be in the game, so its sessions stay open: from now on their presence is unknown.
  const ended = await transaction.query<{ bootId: string }>(sql`
    update game_boot set ended_at = now(), lease_until = least(lease_until, now())
    where game_server_id = ${gameServerId} and ended_at is null returning boot_id`)
  await publishPresenceOfBoots(
    transaction,
    ended.map(({ bootId }) => bootId),
  )
  await failTasksOfServer(transaction, gameServerId)
  const { count } = await transaction.one<{ count: number }>(sql`
    select count(*) as count from game_session where game_server_id = ${gameServerId} and state <> 'ended'`)
  return { details: { revokedKeys, openSessions: count } }
}

const revokeCommand: OperatorCommand = {
  kind: 'act',
  name: 'game-servers revoke',
  operands: ['<name>'],
  summary: 'revokes a game server with all keys, at once and for good',
  async run(ports, [name], by) {
    const { details } = await actOnGameServer(ports, {
      command: 'game-servers revoke',
      name,
      by,
      act: revoke,
    })
    const { openSessions } = details
    ports.print(`${name} is revoked`)
    if (openSessions > 0)
      ports.print(
        `${openSessions} of its game sessions are open. Stop it, then end them with bridge release-sessions`,
      )
  },
}

export const gameServerKeyCommands: readonly OperatorCommand[] = [
  addKeyCommand,
  revokeKeyCommand,
  revokeCommand,
]
