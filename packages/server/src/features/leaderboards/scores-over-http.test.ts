import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { reportScores } from '@olympus/contract/bridge/scores'
import { describe, expect, it } from 'vitest'
import { inDays, scoreOn } from '../../testing/boards.ts'
import { sampleReport } from '../../testing/character-reports.ts'
import { withTestBoards } from '../../testing/with-test-boards.ts'

const { newPlayer, server, clear, newCharacter, send, page, shown, monsters } = withTestBoards()

describe('scores', () => {
  it('a better one changes the board and its version, a worse one nothing', async () => {
    const [a] = await monsters(50, 40)
    const before = await page('monsters')
    expect(await send(scoreOn('monsters', { gameId: a?.gameId ?? '', score: 10 }))).toEqual(['unchanged'])
    expect(await page('monsters')).toMatchObject({ entries: before.entries, version: before.version })
    expect(await send(scoreOn('monsters', { gameId: a?.gameId ?? '', score: 60 }))).toEqual(['applied'])
    const after = await page('monsters')
    expect(after.entries[0]).toMatchObject({ score: 60 })
    expect(after.version).toBeGreaterThan(before.version)
  })

  it('the same ones twice, or in another order, make the same board', async () => {
    await clear()
    const [a, b] = [await newCharacter('A'), await newCharacter('B')]
    const scores = [a, b].flatMap(({ gameId }, index) =>
      [1, 2, 3].flatMap((day) => [
        scoreOn('raids', { gameId, score: day + index, boss: 7, reachedAt: inDays(-day) }),
        scoreOn('frozen-crown', {
          gameId,
          score: day * 10,
          reachedAt: inDays(-day),
          figures: { kills: day },
        }),
        scoreOn('raid-records', {
          gameId,
          score: 900_000 - day,
          boss: 7,
          reachedAt: inDays(-day),
          party: ['A', 'B'],
        }),
      ]),
    )
    const boards = async () => [await shown('raids'), await page('frozen-crown'), await page('raid-records')]
    await send(...scores)
    const [raids, crown, records] = await boards()
    expect(raids).toEqual([
      [1, 'B', 9],
      [2, 'A', 6],
    ])
    expect(crown).toMatchObject({ entries: [{ score: 10, figures: { kills: 1 } }, { score: 10 }] })
    expect(records).toMatchObject({ entries: [{ score: 899_997, party: ['A', 'B'] }, {}] })
    expect(new Set(await send(...scores))).toEqual(new Set(['unchanged']))
    expect((await boards())[0]).toEqual(raids)
    await clear()
    for (const score of scores.toReversed()) await send(score)
    const turned = await boards()
    expect(turned[0]).toEqual(raids)
    const entriesOf = (board: unknown) => (board as { entries: unknown }).entries
    expect(turned.slice(1).map(entriesOf)).toEqual([entriesOf(crown), entriesOf(records)])
  })

  it('are refused without a board, a boss, a season, a character, or in a world of others', async () => {
    const { gameId } = await newCharacter('A')
    expect(
      await send(
        scoreOn('arena-of-talents', { gameId, score: 1 }),
        scoreOn('raids', { gameId, score: 1 }),
        scoreOn('raids', { gameId, score: 1, boss: 99 }),
        scoreOn('reputation', { gameId, score: 1 }),
        scoreOn('icebreaker', { gameId, score: 1, reachedAt: inDays(-100) }),
        scoreOn('icebreaker', { gameId, score: 1, reachedAt: inDays(-7) }),
        scoreOn('monsters', { gameId: 'nobody', score: 1 }),
        scoreOn('monsters', { gameId, score: 1, world: 'arkadia' }),
        scoreOn('raids', { gameId, score: 1, boss: 7, reachedAt: inDays(-40) }),
      ),
    ).toEqual([...Array<string>(6).fill('UNKNOWN_BOARD'), 'UNKNOWN_CHARACTER', 'UNKNOWN_CHARACTER', 'stale'])
  })

  it('of reputation and achievements follow the reports of characters', async () => {
    await clear()
    const player = await newPlayer()
    const { accountId } = player
    const report = (counter: number, summary: object) =>
      server().sendBatch(reportCharacters, [
        sampleReport({ accountId, epoch: server().epoch, gameId: 'theron-1', counter, summary }),
      ])
    await report(1, { name: 'Lykaon', reputation: 70, achievementPoints: 5, factionCode: 1 })
    expect(await shown('reputation')).toEqual([[1, 'Lykaon', 70]])
    const { version } = await page('achievements')
    await report(2, { name: 'Lykaia', reputation: 60, achievementPoints: 5, factionCode: 2 })
    expect(await shown('reputation', { faction: 'chthonic' })).toEqual([[1, 'Lykaia', 60]])
    expect(await shown('achievements', { faction: 'celestial' })).toEqual([])
    expect((await page('achievements')).version).toBeGreaterThan(version)
    await report(3, { name: 'Lykaia', reputation: -5, achievementPoints: 5 })
    expect(await shown('reputation')).toEqual([])
  })

  it('a repeated batch has the first answer, and a batch may hold many scores of one character', async () => {
    await clear()
    const { gameId } = await newCharacter('A')
    const scores = [3, 9, 6].map((score) => scoreOn('monsters', { gameId, score }))
    const batchId = randomUUID()
    const body = { bootId: server().bootId, batchId, sentAt: new Date().toISOString(), entries: scores }
    const first = await server().callOrFail(reportScores, { body })
    expect(await server().callOrFail(reportScores, { body })).toEqual(first)
    expect(await shown('monsters')).toEqual([[1, 'A', 9]])
  })
})
