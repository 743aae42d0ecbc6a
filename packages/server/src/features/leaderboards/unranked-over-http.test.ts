import { setCharacterPrivacy } from '@olympus/contract/character-pages'
import { getRanks } from '@olympus/contract/leaderboards'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { scoreOn } from '../../testing/boards.ts'
import { type TestCharacter, withTestBoards } from '../../testing/with-test-boards.ts'
import { unbanAccount } from '../account/ban-account.ts'
import { returnToBoards } from './return-to-boards.ts'

const { app, database, reader, clear, newCharacter, send, page, shown, monsters } = withTestBoards()

describe('who ranks nowhere', () => {
  const ranksOf = async ({ id }: TestCharacter) =>
    (await app.callOrFail(getRanks, { as: reader(), params: { id } })).ranks.map(({ rank }) => rank)

  it('a banned player leaves no gap, cannot come back by a score, and returns with the ban lifted', async () => {
    const [a, b] = await monsters(50, 40, 30)
    if (!a || !b) throw new Error('No characters')
    await ban(database, a.accountId)
    expect(await shown('monsters')).toEqual([
      [1, 'B', 40],
      [2, 'C', 30],
    ])
    expect([await ranksOf(a), await ranksOf(b)]).toEqual([[], [1]])
    expect(
      await send(
        scoreOn('monsters', { gameId: a.gameId, score: 35 }),
        scoreOn('monsters', { gameId: a.gameId, score: 55 }),
      ),
    ).toEqual(['unchanged', 'applied'])
    expect(await page('monsters')).toMatchObject({ totalEntries: 2 })
    await database.transaction((transaction) => unbanAccount(transaction, a.accountId))
    expect((await shown('monsters'))[0]).toEqual([1, 'A', 55])
    expect([await ranksOf(a), await ranksOf(b)]).toEqual([[1], [2]])
  })

  it('a player returns when the ban ends by itself', async () => {
    const [a] = await monsters(50, 40)
    await ban(database, a?.accountId ?? 0, { until: new Date(Date.now() + 60_000) })
    await returnToBoards(database)
    expect(await page('monsters')).toMatchObject({ totalEntries: 1 })
    await database.execute(sql`
      update account set banned_until = now(), returns_to_boards_at = now() where id = ${a?.accountId}`)
    await returnToBoards(database)
    expect(await shown('monsters')).toEqual([
      [1, 'A', 50],
      [2, 'B', 40],
    ])
  })

  it('a hidden character is nowhere, and returns', async () => {
    await monsters(50)
    const own = await newCharacter('Own', reader().accountId)
    await send(scoreOn('monsters', { gameId: own.gameId, score: 60 }))
    const hide = (isHiddenFromLeaderboards: boolean) =>
      app.callOrFail(setCharacterPrivacy, {
        as: reader(),
        params: { id: own.id },
        body: { isHiddenFromLeaderboards },
      })
    await hide(true)
    expect(await page('monsters')).toMatchObject({ totalEntries: 1, own: [] })
    expect(await ranksOf(own)).toEqual([])
    await hide(false)
    expect(await shown('monsters')).toEqual([
      [1, 'Own', 60],
      [2, 'A', 50],
    ])
  })

  it('parties do not name them', async () => {
    await clear()
    const [a, b] = [await newCharacter('Hero'), await newCharacter('Cheat')]
    await ban(database, b.accountId)
    await send(
      scoreOn('raid-records', { gameId: a.gameId, score: 500, boss: 7, party: ['Hero', 'Cheat', 'Guest'] }),
    )
    expect((await page('raid-records')).entries[0]?.party).toEqual(['Hero', 'Guest'])
  })
})
