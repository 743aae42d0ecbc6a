import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { type ReportInput, type ReportOptions, sampleReport, type SummaryInput } from './character-reports.ts'
import { newPlayer } from './test-account.ts'
import type { TestApp } from './test-app.ts'
import { newGameServer, type TestGameServer } from './test-game-server.ts'

/** Sends a batch of one entry and returns its answer. */
export async function sendReport(server: TestGameServer, entry: ReportInput) {
  const { answers } = await server.sendBatch(reportCharacters, [entry])
  const [answer] = answers
  if (!answer) throw new Error('The batch has no answer')
  return answer
}

/** A new player with a character that a game server has reported, and a function that makes more reports. */
export async function reportedCharacter(app: TestApp, summary: Partial<SummaryInput> = {}) {
  const player = await newPlayer(app)
  const server = await newGameServer(app)
  const { accountId } = player
  const { epoch } = server
  const gameId = randomUUID()
  const report = (counter: number, more: Partial<ReportOptions> = {}) =>
    sampleReport({ accountId, epoch, gameId, counter, summary, ...more })
  const { characterId = 0 } = await sendReport(server, report(1))
  return { player, accountId, server, epoch, gameId, characterId, report }
}
