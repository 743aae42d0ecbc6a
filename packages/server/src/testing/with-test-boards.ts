import { randomUUID } from 'node:crypto'
import type { InputOf } from '@olympus/contract/endpoint'
import { type BoardKey, readBoard } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import { beforeAll } from 'vitest'
import { importBoards, inDays, type ScoreInput, scoreOn, sendScores } from './boards.ts'
import { createAccount } from './create-account.ts'
import { createCharacter } from './game-data.ts'
import type { TestPlayer } from './test-account.ts'
import { newGameServer, type TestGameServer } from './test-game-server.ts'
import { withTestApp } from './with-test-app.ts'

export interface TestCharacter {
  readonly accountId: number
  readonly gameId: string
  readonly id: number
}

type Query = NonNullable<InputOf<typeof readBoard>['query']>

/** An app with the boards of `boardsFile`, who reads them, and who reports scores. */
export function withTestBoards() {
  const { app, database, newPlayer } = withTestApp()
  let reader: TestPlayer
  let server: TestGameServer

  beforeAll(async () => {
    await importBoards(database)
    reader = await newPlayer()
    server = await newGameServer(app)
  })

  /** Empties all boards, also those that are closed. */
  async function clear(): Promise<void> {
    await database.owner.execute(sql`alter table board_entry disable trigger board_entry_final`)
    for (const table of [
      sql`board_bucket`,
      sql`board_bucket_group`,
      sql`board_rank_day`,
      sql`board_score`,
      sql`board_entry`,
    ])
      await database.owner.execute(sql`delete from ${table}`)
    await database.owner.execute(sql`alter table board_entry enable trigger board_entry_final`)
  }

  async function newCharacter(name: string, owner?: number): Promise<TestCharacter> {
    const accountId = owner ?? (await createAccount(database))
    const gameId = randomUUID()
    return { accountId, gameId, id: await createCharacter(database, accountId, { name, gameId }) }
  }

  const send = (...scores: readonly ScoreInput[]) => sendScores(server, ...scores)

  const page = (board: BoardKey, query: Query = {}) =>
    app.callOrFail(readBoard, { as: reader, params: { board }, query })

  return {
    app,
    database,
    newPlayer,
    reader: () => reader,
    server: () => server,
    clear,
    newCharacter,
    /** Reports scores and returns the outcome of each: its result, or why it is refused. */
    send,
    page,
    /** The rank, name and score of each entry. */
    shown: async (board: BoardKey, query: Query = {}) =>
      (await page(board, query)).entries.map(({ rank, character, score }) => [rank, character.name, score]),
    /** Characters on the board of monsters, with these scores. They are named by the alphabet. */
    async monsters(...scores: readonly number[]): Promise<TestCharacter[]> {
      await clear()
      const characters: TestCharacter[] = []
      for (const index of scores.keys()) characters.push(await newCharacter(String.fromCodePoint(65 + index)))
      const reachedAt = inDays(-1)
      await send(
        ...characters.map(({ gameId }, index) =>
          scoreOn('monsters', { gameId, score: scores[index] ?? 0, reachedAt }),
        ),
      )
      return characters
    },
  }
}
