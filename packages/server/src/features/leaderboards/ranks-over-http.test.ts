import { findOnBoard, getRanks, searchBoard } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { inDays, scoreOn } from '../../testing/boards.ts'
import { withTestBoards } from '../../testing/with-test-boards.ts'

const { app, database, reader, clear, newCharacter, send, page, shown, monsters } = withTestBoards()

describe('ranks', () => {
  it('equal scores have equal ranks across the border of pages', async () => {
    await monsters(90, 80, 70, 60, 50, 40, 30, 20, 10, 5, 5, 5, 5, 5, 4)
    expect((await shown('monsters', { pageSize: 12 })).slice(8)).toEqual([
      [9, 'I', 10],
      [10, 'J', 5],
      [10, 'K', 5],
      [10, 'L', 5],
    ])
    expect(await shown('monsters', { page: 2, pageSize: 12 })).toEqual([
      [10, 'M', 5],
      [10, 'N', 5],
      [15, 'O', 4],
    ])
  })

  it('among equals who was first comes first', async () => {
    const [a, b, c] = await monsters(1, 1, 1)
    const later = inDays(-2)
    await send(
      scoreOn('monsters', { gameId: c?.gameId ?? '', score: 7, reachedAt: inDays(-3) }),
      scoreOn('monsters', { gameId: b?.gameId ?? '', score: 7, reachedAt: later }),
      scoreOn('monsters', { gameId: a?.gameId ?? '', score: 7, reachedAt: later }),
    )
    expect((await shown('monsters')).map(([, name]) => name)).toEqual(['C', 'A', 'B'])
  })

  it('of a class and faction are counted within them', async () => {
    const players = await monsters(50, 40, 30, 20)
    const ids = players.map(({ id }) => id)
    await database.execute(
      sql`update character set class_code = 2 where id = any(${[ids[0], ids[2]]}::bigint[])`,
    )
    await clear()
    await send(...players.map(({ gameId }, index) => scoreOn('monsters', { gameId, score: 50 - index * 10 })))
    expect(await page('monsters', { characterClass: 'hoplite', faction: 'celestial' })).toMatchObject({
      totalEntries: 2,
      entries: [
        { rank: 1, character: { name: 'B' } },
        { rank: 2, character: { name: 'D' } },
      ],
    })
    expect(await page('monsters', { faction: 'chthonic' })).toMatchObject({ totalEntries: 0, entries: [] })
  })

  it('show the places of the own characters with the way to the next one', async () => {
    const players = await monsters(50, 50, 30)
    const own = await newCharacter('Own', reader().accountId)
    await send(scoreOn('monsters', { gameId: own.gameId, score: 20 }))
    const { own: places } = await page('monsters', { pageSize: 1 })
    expect(places).toMatchObject([
      {
        page: 4,
        entry: { rank: 4, position: 4, isOwn: true, character: { id: own.id } },
        next: { rank: 3, characterId: players[2]?.id, name: 'C', score: 30 },
      },
    ])
    const found = await app.callOrFail(findOnBoard, {
      as: reader(),
      params: { board: 'monsters', characterId: players[1]?.id ?? 0 },
      query: { pageSize: 1 },
    })
    expect(found.place).toMatchObject({ page: 2, entry: { rank: 1, position: 2 }, next: null })
    expect(found.place?.neighbors.map(({ character }) => character.name)).toEqual(['A', 'B', 'C', 'Own'])
  })

  it('say so of a character without an entry', async () => {
    await monsters(1)
    const { id } = await newCharacter('Nobody')
    const params = { board: 'monsters', characterId: id } as const
    expect(await app.callOrFail(findOnBoard, { as: reader(), params })).toEqual({ place: null })
  })

  it('compare with a week ago', async () => {
    const [first] = await monsters(50, 40)
    await database.execute(sql`
      insert into board_rank_day (season_id, character_id, day, rank)
      select season_id, character_id, (now() at time zone 'UTC')::date - 7, 4 from board_entry where character_id = ${first?.id}`)
    const { entries } = await page('monsters')
    expect(entries.map(({ change }) => change)).toEqual([3, null])
    expect((await page('monsters', { faction: 'celestial' })).entries.map(({ change }) => change)).toEqual([
      null,
      null,
    ])
    const { ranks } = await app.callOrFail(getRanks, { as: reader(), params: { id: first?.id ?? 0 } })
    expect(ranks).toMatchObject([{ board: 'monsters', rank: 1, totalEntries: 2, best: { rank: 4 } }])
  })

  it('are found by the beginning of a name in any case', async () => {
    await monsters(50, 40, 30)
    await database.execute(sql`update character set name = 'Al_kaios' where name = 'C'`)
    const find = async (name: string) => {
      const { entries } = await app.callOrFail(searchBoard, {
        as: reader(),
        params: { board: 'monsters' },
        query: { name, pageSize: 2 },
      })
      return entries.map(({ entry, page: onPage }) => [entry.character.name, entry.rank, onPage])
    }
    expect(await find('a')).toEqual([
      ['A', 1, 1],
      ['Al_kaios', 3, 2],
    ])
    expect(await find('AL_')).toEqual([['Al_kaios', 3, 2]])
    expect(await find('%')).toEqual([])
  })
})
