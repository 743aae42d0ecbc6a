import { randomUUID } from 'node:crypto'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import { reportStatistics } from '@olympus/contract/bridge/statistics'
import type { InputOf } from '@olympus/contract/endpoint'
import { beforeAll } from 'vitest'
import { inDays } from './boards.ts'
import { createAccount } from './create-account.ts'
import { createCharacter } from './game-data.ts'
import { newGameServer, type TestGameServer } from './test-game-server.ts'
import { withTestApp } from './with-test-app.ts'

export type StatisticsInput = InputOf<typeof reportStatistics & BridgeEndpoint>['body']['entries'][number]

interface CountingCharacter {
  readonly id: number
  readonly gameId: string
  readonly accountId: number
}

/** An app with a game server that reports statistics. */
export function withTestStatistics() {
  const { app, database, newPlayer } = withTestApp()
  let server: TestGameServer

  beforeAll(async () => {
    server = await newGameServer(app)
  })

  async function send(...entries: readonly StatisticsInput[]): Promise<readonly string[]> {
    const { answers } = await server.sendBatch(reportStatistics, [...entries])
    return answers.map(({ result, reason }) => reason ?? result)
  }

  async function newCharacter(owner?: number, name = 'Kallistrate'): Promise<CountingCharacter> {
    const accountId = owner ?? (await createAccount(database))
    const gameId = randomUUID()
    return { accountId, gameId, id: await createCharacter(database, accountId, { gameId, name }) }
  }

  return { app, database, newPlayer, server: () => server, send, newCharacter }
}

/** A report that was captured this many days from now. */
export const reportOf = (
  { gameId }: Pick<CountingCharacter, 'gameId'>,
  days: number,
  counters: StatisticsInput['counters'],
): StatisticsInput => ({
  world: 'main',
  gameId,
  counterEpoch: 1,
  capturedAt: inDays(days),
  counters,
})
