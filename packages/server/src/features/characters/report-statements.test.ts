import { reportCharacters } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { type ReportInput, sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createAccount } from '../../testing/create-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'

const { database, takeStatements } = countQueries(withTestDatabase())
let server: TestGameServer
let accountIds: number[]

beforeAll(async () => {
  const app = testApp({ database })
  server = await newGameServer(app)
  accountIds = await Promise.all(Array.from({ length: 30 }, () => createAccount(database)))
})

const reports = (counter: number, level = 1): ReportInput[] =>
  accountIds.map((accountId) =>
    sampleReport({
      accountId,
      epoch: server.epoch,
      gameId: String(accountId),
      counter,
      summary: { level },
      sections: { bazaar: sectionOf({ listings: [], level }) },
    }),
  )

/** The number of statements that a batch takes, and the part of them that writes. */
async function statementsOf(entries: ReportInput[]) {
  takeStatements()
  await server.sendBatch(reportCharacters, entries)
  const statements = takeStatements().map((statement) => statement.trim())
  return {
    count: statements.length,
    writes: statements.flatMap((statement) => /^(?:insert into|update) (\w+)/.exec(statement)?.[1] ?? []),
  }
}

it('a batch takes as many statements as one of its entries', async () => {
  await server.sendBatch(reportCharacters, reports(1))
  const [first, ...others] = reports(2)
  if (!first) throw new Error('A report is needed')
  const unchanged = await statementsOf([first])
  expect(await statementsOf(others)).toEqual(unchanged)
  const [changed, ...changedToo] = reports(3, 2)
  if (!changed) throw new Error('A report is needed')
  const full = await statementsOf([changed])
  expect(await statementsOf(changedToo)).toEqual(full)
})

it('an unchanged character costs one row, and one that is sent again none', async () => {
  const { writes } = await statementsOf(reports(4, 2))
  expect(writes).toEqual(['character_snapshot', 'game_session', 'bridge_batch'])
  const rowsOf = () => database.query(sql`select xmin::text, ctid::text from character order by id`)
  const before = await rowsOf()
  await server.sendBatch(reportCharacters, reports(5, 2))
  expect(await rowsOf()).toEqual(before)
  expect((await statementsOf(reports(5, 2))).writes).toEqual(['bridge_batch'])
})
