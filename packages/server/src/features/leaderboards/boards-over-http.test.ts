import { getBoardVersion, listBoards, readBoard } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { boardsFile, inDays, scoreOn } from '../../testing/boards.ts'
import { withTestBoards } from '../../testing/with-test-boards.ts'
import { checkBuckets } from './check-buckets.ts'
import { closeSeasons, resultHash } from './close-seasons.ts'

const { app, database, reader, clear, newCharacter, send, page, shown, monsters } = withTestBoards()

describe('boards', () => {
  it('are listed with bosses and seasons in the language of the request', async () => {
    const { boards } = await app.callOrFail(listBoards, {
      as: reader(),
      headers: { 'accept-language': 'de' },
    })
    expect(boards.map(({ key }) => key)).toEqual(boardsFile.boards.map(({ key }) => key))
    expect(boards[0]).toMatchObject({
      name: 'Tafel raids',
      scoreName: 'Score of raids',
      unit: 'count',
      bosses: [
        { code: 7, name: 'Hydra von Lerna', icon: 'hydra' },
        { code: 3, name: 'Minotaur', icon: null },
      ],
      seasons: [{ code: 0, name: null, startsAt: null, endsAt: null, closedAt: null }],
    })
    expect(boards.find(({ key }) => key === 'icebreaker')?.seasons.map(({ code }) => code)).toEqual([2, 1])
    expect(boards.find(({ key }) => key === 'raid-records')?.unit).toBe('milliseconds')
  })

  it.each([
    { what: 'an unknown board', params: { board: 'nothing' }, query: {}, key: 'BAD_REQUEST' },
    {
      what: 'a board that the game data lacks',
      params: { board: 'arena-of-talents' },
      query: {},
      key: 'NOT_FOUND',
    },
    { what: 'an unknown boss', params: { board: 'raids' }, query: { boss: 99 }, key: 'NOT_FOUND' },
    {
      what: 'a boss of a board without bosses',
      params: { board: 'monsters' },
      query: { boss: 7 },
      key: 'NOT_FOUND',
    },
    { what: 'an unknown season', params: { board: 'icebreaker' }, query: { season: 9 }, key: 'NOT_FOUND' },
    {
      what: 'a season that has not begun',
      params: { board: 'icebreaker' },
      query: { season: 3 },
      key: 'NOT_FOUND',
    },
    { what: 'a page of 101', params: { board: 'raids' }, query: { pageSize: 101 }, key: 'BAD_REQUEST' },
    { what: 'page 0', params: { board: 'raids' }, query: { page: 0 }, key: 'BAD_REQUEST' },
    {
      what: 'page 1,000,000,000',
      params: { board: 'raids' },
      query: { page: 1_000_000_000 },
      key: 'BAD_REQUEST',
    },
  ])('refuse $what', async ({ params, query, key }) => {
    const reply = await app.callUnchecked(readBoard, { as: reader(), params: params as never, query })
    expect(reply.key).toBe(key)
  })

  it('show the first boss by default', async () => {
    await clear()
    const { gameId } = await newCharacter('Aristeia')
    await send(
      scoreOn('raids', { gameId, score: 4, boss: 7 }),
      scoreOn('raids', { gameId, score: 2, boss: 3 }),
    )
    expect(await shown('raids')).toEqual([[1, 'Aristeia', 4]])
    expect(await shown('raids', { boss: 3 })).toEqual([[1, 'Aristeia', 2]])
  })

  it('a page past the end is empty and has the total', async () => {
    await monsters(3, 2, 1)
    expect(await page('monsters', { page: 100_000, pageSize: 100 })).toMatchObject({
      entries: [],
      totalEntries: 3,
    })
  })

  it('the version of a board is told', async () => {
    const { version } = await page('frozen-crown', { season: 2 })
    const params = { board: 'frozen-crown' } as const
    expect(await app.callOrFail(getBoardVersion, { as: reader(), params })).toEqual({ version })
    const unknown = await app.callUnchecked(getBoardVersion, { as: reader(), params, query: { season: 9 } })
    expect(unknown.key).toBe('NOT_FOUND')
  })
})

describe('a season', () => {
  it('that is closed stays as it is, and its successor is empty', async () => {
    await clear()
    const [a, b] = [await newCharacter('A'), await newCharacter('B')]
    await database.execute(
      sql`update board_season set ends_at = ${inDays(1)} where board = 'icebreaker' and season = 1`,
    )
    const late = { reachedAt: inDays(-20) }
    await send(
      scoreOn('icebreaker', { gameId: a.gameId, score: 5, ...late }),
      scoreOn('icebreaker', { gameId: b.gameId, score: 7, ...late }),
    )
    await closeSeasons(database)
    expect((await page('icebreaker', { season: 1 })).season.closedAt).toBeNull()
    await database.execute(
      sql`update board_season set ends_at = ${inDays(-10)} where board = 'icebreaker' and season = 1`,
    )
    await closeSeasons(database)
    expect(await send(scoreOn('icebreaker', { gameId: a.gameId, score: 5, ...late }))).toEqual([
      'SEASON_CLOSED',
    ])
    const old = await page('icebreaker', { season: 1 })
    expect(old.season).toMatchObject({ code: 1, name: 'Season 1' })
    expect(old.season.closedAt).not.toBeNull()
    expect(await shown('icebreaker', { season: 1 })).toEqual([
      [1, 'B', 7],
      [2, 'A', 5],
    ])
    expect(await page('icebreaker')).toMatchObject({ totalEntries: 0, season: { code: 2 } })
    const {
      id,
      result,
      resultHash: hash,
    } = await database.one<{ id: number; result: unknown[]; resultHash: Buffer }>(sql`
      select id, result, result_hash from board_season where board = 'icebreaker' and season = 1`)
    expect(result.slice(0, 3)).toEqual(['icebreaker', null, 1])
    expect(resultHash(result)).toEqual(hash)
    await expect(
      database.execute(sql`update board_entry set sort_key = -99 where season_id = ${id}`),
    ).rejects.toThrow('The season is closed')
    await expect(database.execute(sql`delete from board_entry where season_id = ${id}`)).rejects.toThrow(
      'closed',
    )
    await expect(
      database.execute(sql`update board_season set result = '[]' where id = ${id}`),
    ).rejects.toThrow('closed')
    // Who is banned later disappears without a gap.
    await ban(database, b.accountId)
    expect(await shown('icebreaker', { season: 1 })).toEqual([[1, 'A', 5]])
    expect(await checkBuckets(database, id)).toEqual([])
  })
})
