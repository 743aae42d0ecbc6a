import sql from 'sql-template-tag'
import { listRefusals, type RefusedEntry } from '../features/game-servers/list-refusals.ts'
import { releaseSession } from '../features/game-sessions/release-session.ts'
import { releaseSessionsOfServer } from '../features/game-sessions/release-sessions-of-server.ts'
import { actOnAccount } from './act-on-account.ts'
import { actOnGameServer } from './act-on-game-server.ts'
import { bridgeStatusCommand } from './bridge-status-command.ts'
import { type OperatorCommand, Refusal } from './operator-command.ts'

const listed = 200

/** Game servers wrote the details, so they are printed as JSON. */
const refusalLine = ({
  id,
  refusedAt,
  gameServer,
  endpoint,
  batchId,
  entryIndex,
  reason,
  details,
}: RefusedEntry) =>
  `${id}  ${refusedAt.toISOString()}  ${gameServer}  ${endpoint}, entry ${entryIndex} of batch ${batchId}  ${reason}  ${JSON.stringify(details)}`

const releaseSessionCommand: OperatorCommand = {
  kind: 'act',
  name: 'bridge release-session',
  operands: ['<account>'],
  summary: 'ends the open game session of an account whose character is no longer in the game, after a crash',
  async run(ports, [name], by) {
    const command = 'bridge release-session'
    const { subject, details } = await actOnAccount(ports, {
      command,
      name,
      by,
      act: async (transaction, { accountId }) => ((await releaseSession(transaction, accountId)) ? {} : null),
    })
    ports.print(
      details ? `${subject} is offline` : `${subject} has no open game session; nothing was changed`,
    )
  },
}

const releaseSessionsCommand: OperatorCommand = {
  kind: 'act',
  name: 'bridge release-sessions',
  operands: ['<game-server>'],
  summary: 'ends all open game sessions of a game server that is stopped for good',
  async run(ports, [name], by) {
    const { details } = await actOnGameServer(ports, {
      command: 'bridge release-sessions',
      name,
      by,
      isRevokedToo: true,
      async act(transaction, gameServerId) {
        const liveBoot = await transaction.maybeOne(sql`
          select from game_boot
          where game_server_id = ${gameServerId} and ended_at is null and lease_until > now()`)
        if (liveBoot)
          throw new Refusal(`${name} reports presence: its players are in the game. Stop it first`)
        return { details: { sessions: await releaseSessionsOfServer(transaction, gameServerId) } }
      },
    })
    const { sessions } = details
    ports.print(sessions === 1 ? '1 game session ended' : `${sessions} game sessions ended`)
  },
}

export const bridgeCommands: readonly OperatorCommand[] = [
  bridgeStatusCommand,
  {
    kind: 'reading',
    name: 'bridge list-refusals',
    summary: `the last ${listed} refused entries: game server, batch, reason, what it was about and which fields were wrong`,
    async run({ database, print }) {
      for (const refusal of await listRefusals(database, listed)) print(refusalLine(refusal))
      return true
    },
  },
  releaseSessionCommand,
  releaseSessionsCommand,
]
