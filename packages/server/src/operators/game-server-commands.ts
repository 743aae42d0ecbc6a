import { scopes as allScopes } from '@olympus/contract/bridge/endpoint'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { type GameServerRow, listGameServers } from '../features/game-servers/list-game-servers.ts'
import { actOnGameServer } from './act-on-game-server.ts'
import { addGameServerKey, keyText } from './add-game-server-key.ts'
import { bootText } from './boot-text.ts'
import { gameServerKeyCommands } from './game-server-key-commands.ts'
import { scopesIn, worldsIn } from './game-server-words.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'
import { UsageError } from './refusal.ts'

function gameServerLine({ name, worlds, scopes, addedAt, revokedAt, keys, boot }: GameServerRow): string {
  const used = (at: Date | null) => (at ? `last used ${at.toISOString()}` : 'never used')
  const texts = keys.map(
    ({ id, createdAt, lastUsedAt }) => `key ${id} of ${createdAt.toISOString()}, ${used(lastUsedAt)}`,
  )
  const may = `worlds ${worlds.join(',')}  scopes ${scopes.join(',')}  added ${addedAt.toISOString()}`
  return revokedAt
    ? `${name}  ${may}  revoked ${revokedAt.toISOString()}`
    : `${name}  ${may}  ${texts.join('; ') || 'NO KEY'}  ${bootText(boot)}`
}

async function addGameServer(
  transaction: Transaction,
  name: string,
  { worlds, scopes }: Pick<GameServerRow, 'scopes' | 'worlds'>,
): Promise<number> {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new UsageError(
      `${name} is no name: expected 2 to 40 characters of a-z, 0-9 and -, the first one a letter`,
    )
  const added = await transaction.maybeOne<{ id: number }>(sql`
    insert into game_server (name, worlds, scopes) values (${name}, ${[...worlds]}, ${[...scopes]})
    on conflict do nothing returning id`)
  if (!added) throw new Refusal(`${name} is, or was, a game server: names are not given again`)
  return added.id
}

const addCommand: OperatorCommand = {
  kind: 'act',
  name: 'game-servers add',
  operands: ['<name>'],
  options: [
    { name: 'worlds', placeholder: '<a,b>', isRequired: true },
    { name: 'scopes', placeholder: `<${allScopes.join(',')}>` },
  ],
  summary: 'adds a game server for these worlds, with all scopes by default, and prints its key this once',
  async run({ database, random, print }, [name, , given], by) {
    const worlds = worldsIn(given['worlds'] ?? '')
    const scopes = given['scopes'] === undefined ? [...allScopes] : scopesIn(given['scopes'])
    const key = await database.transaction(async (transaction) => {
      const id = await addGameServer(transaction, name, { worlds, scopes })
      const key = await addGameServerKey(transaction, id, random)
      const details = { gameServer: name, keyId: key.id, worlds, scopes }
      await recordAct(transaction, { by, command: 'game-servers add', details })
      return key
    })
    print(keyText(name, key))
  },
}

interface Change {
  readonly command: string
  readonly name: string
  readonly by: Attribution
  readonly set: Sql
  /** What the act records. */
  readonly details: object
}

const change = (ports: OperatorPorts, { command, name, by, set, details }: Change) =>
  actOnGameServer(ports, {
    command,
    name,
    by,
    async act(transaction, gameServerId) {
      await transaction.execute(sql`update game_server set ${set} where id = ${gameServerId}`)
      return { details }
    },
  })

const setWorldsCommand: OperatorCommand = {
  kind: 'act',
  name: 'game-servers set-worlds',
  operands: ['<name>', '<a,b>'],
  summary: 'replaces the worlds of a game server, from its next request on',
  async run(ports, [name, list], by) {
    const worlds = worldsIn(list)
    const command = 'game-servers set-worlds'
    const set = sql`worlds = ${worlds}`
    await change(ports, { command, name, by, set, details: { worlds } })
    ports.print(`${name} has the worlds ${worlds.join(', ')}`)
  },
}

const setScopesCommand: OperatorCommand = {
  kind: 'act',
  name: 'game-servers set-scopes',
  operands: ['<name>', `<${allScopes.join(',')}>`],
  summary: 'replaces what a game server may do, from its next request on',
  async run(ports, [name, list], by) {
    const scopes = scopesIn(list)
    const command = 'game-servers set-scopes'
    const set = sql`scopes = ${scopes}`
    await change(ports, { command, name, by, set, details: { scopes } })
    ports.print(`${name} has the scopes ${scopes.join(', ')}`)
  },
}

export const gameServerCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'game-servers list',
    summary: 'all game servers: what they may do, the keys that they can use, boot, build and lease',
    async run({ database, print }) {
      for (const gameServer of await listGameServers(database)) print(gameServerLine(gameServer))
      return true
    },
  },
  addCommand,
  setWorldsCommand,
  setScopesCommand,
  ...gameServerKeyCommands,
]
