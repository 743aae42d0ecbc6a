import { type EntryResult, entryResults } from '@olympus/contract/bridge/batch'
import type { Database } from '../database/database.ts'
import { type GameServerRow, listGameServers } from '../features/game-servers/list-game-servers.ts'
import {
  countOpenSessions,
  type OpenSessions,
  readWorldQueues,
  type WorldQueue,
} from '../features/game-servers/read-bridge-queues.ts'
import {
  countRefusals,
  type LastBatch,
  readLastBatches,
  readTraffic,
  type Traffic,
} from '../features/game-servers/read-traffic.ts'
import { bootText } from './boot-text.ts'
import type { OperatorCommand } from './operator-command.ts'

const maxSkewSeconds = 60
const maxWaitSeconds = 10 * 60

const entriesText = (counts: Readonly<Record<EntryResult, number>>) =>
  entryResults.map((result) => `${counts[result]} ${result}`).join(', ')

function trafficLine({ hour, day }: Traffic): string {
  const periodText = ({ batches, entries }: Traffic['day']) => `${batches} batches (${entriesText(entries)})`
  return `  last hour: ${periodText(hour)}; last day: ${periodText(day)}`
}

const lastBatchLine = ({ endpoint, receivedAt, lagMs }: LastBatch) =>
  `  last batch: ${endpoint} at ${receivedAt.toISOString()}, lag ${(lagMs / 1000).toFixed(1)} s`

const sessionsText = ({ online, ending }: OpenSessions, isQuiet: boolean) =>
  `  open sessions: ${online} ${isQuiet ? 'unknown' : 'online'}, ${ending} waiting for their final snapshot`

/** What needs attention in the state of a game server. */
function problemsOf({ name, boot }: GameServerRow): string[] {
  const problems: string[] = []
  if (boot?.quietSince)
    problems.push(
      `${name} has been quiet since ${boot.quietSince.toISOString()}: players in the game are unknown`,
    )
  const skewSeconds = (boot?.clockSkewMs ?? 0) / 1000
  if (Math.abs(skewSeconds) > maxSkewSeconds)
    problems.push(
      `${name} has a clock that is ${Math.abs(skewSeconds).toFixed(0)} s ${skewSeconds > 0 ? 'late' : 'early'}`,
    )
  return problems
}

function worldLine({ world, queued, claimed, waitSeconds, wanted }: WorldQueue): string {
  return `world ${world}: ${queued} tasks queued (oldest due for ${waitSeconds} s), ${claimed} claimed; ${wanted} characters wanted`
}

const problemsOfWorld = ({ world, waitSeconds }: WorldQueue) =>
  waitSeconds > maxWaitSeconds
    ? [`tasks of world ${world} have waited for ${Math.floor(waitSeconds / 60)} minutes`]
    : []

async function readStatus(database: Database) {
  const [gameServers, traffic, lastBatches, refusals, sessions, worlds] = await Promise.all([
    listGameServers(database),
    readTraffic(database),
    readLastBatches(database),
    countRefusals(database),
    countOpenSessions(database),
    readWorldQueues(database),
  ])
  return { gameServers, traffic, lastBatches, refusals, sessions, worlds }
}

type Status = Awaited<ReturnType<typeof readStatus>>

function* gameServerLines(gameServer: GameServerRow, status: Status) {
  const { id, name, boot, revokedAt } = gameServer
  const isOwn = (row: { readonly gameServerId: number }) => row.gameServerId === id
  const sessions = status.sessions.find(isOwn)
  if (revokedAt && !sessions) return
  yield revokedAt ? `${name}: revoked ${revokedAt.toISOString()}` : `${name}: ${bootText(boot)}`
  if (boot) yield `  clock: ${(boot.clockSkewMs / 1000).toFixed(1)} s late`
  const last = status.lastBatches.find(isOwn)
  if (last) yield lastBatchLine(last)
  const traffic = status.traffic.find(isOwn)
  if (traffic) yield trafficLine(traffic)
  const refusals = status.refusals.filter(isOwn)
  if (refusals.length > 0)
    yield `  refused in the last day: ${refusals.map(({ reason, count }) => `${count} ${reason}`).join(', ')}`
  if (sessions) yield sessionsText(sessions, !boot || boot.quietSince !== null)
}

export const bridgeStatusCommand: OperatorCommand = {
  kind: 'reading',
  name: 'bridge status',
  summary: `each game server with lag, batches, refusals and sessions, and the tasks that wait; exit code 1 for a quiet one, a clock that differs by over ${maxSkewSeconds} s or a task due for over ${maxWaitSeconds / 60} minutes`,
  async run({ database, print }) {
    const status = await readStatus(database)
    const lines = status.gameServers.flatMap((gameServer) => [...gameServerLines(gameServer, status)])
    if (lines.length === 0) print('There is no game server; game-servers add adds one')
    for (const line of lines) print(line)
    for (const world of status.worlds) print(worldLine(world))
    const problems = [...status.gameServers.flatMap(problemsOf), ...status.worlds.flatMap(problemsOfWorld)]
    for (const problem of problems) print(`ATTENTION: ${problem}`)
    return problems.length === 0
  },
}
