import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { inDays, scoreOn } from '../testing/boards.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { withTestBoards } from '../testing/with-test-boards.ts'
import { closeSeasons } from '../features/leaderboards/close-seasons.ts'

const { database, monsters, newCharacter, send, shown } = withTestBoards()

const check = () => operate(database, ['boards', 'check'])

it('lists boards with their seasons and numbers of entries', async () => {
  await monsters(3, 2)
  const { lines } = await operate(database, ['boards', 'list'])
  expect(lines).toContain('monsters  2 entries  open')
  expect(lines).toContain('raids boss 7  0 entries  open')
  expect(lines.find((line) => line.startsWith('icebreaker season 2'))).toMatch(/0 entries {2}ends 20/)
})

it('finds what is counted wrong, and recounts it', async () => {
  const [a] = await monsters(30, 20, 10)
  expect(await check()).toMatchObject({ code: 0, lines: ['The leaderboards are sound'] })
  await database.execute(sql`update board_bucket set entries = 7 where facet = '*/*'`)
  await database.execute(sql`update character set faction = 'chthonic' where id = ${a?.id}`)
  await database.execute(sql`update account set role = 'ADMIN' where id = ${a?.accountId}`)
  const found = [
    'monsters',
    '! */*: counted 3 entries, the bucket says 7',
    '! */*: counted 7 entries, the group says 3',
    '! 1 entries do not follow their characters',
  ]
  expect(await check()).toMatchObject({ code: 1, lines: found })
  const { lines } = await act(database, ['boards', 'rebuild'])
  expect(lines.at(-1)).toBe('Recounted all leaderboards; 3 problems found')
  expect(await check()).toMatchObject({ code: 0 })
  expect(await shown('monsters')).toEqual([
    [1, 'B', 20],
    [2, 'C', 10],
  ])
  expect(await actsOf(database)).toMatchObject([
    { command: 'boards rebuild', details: { problems: found.slice(1).map((line) => `monsters ${line}`) } },
  ])
})

it('finds a result that is not the one of the closed season', async () => {
  const season = sql`board = 'icebreaker' and season = 1`
  const { gameId } = await newCharacter('A')
  await send(scoreOn('icebreaker', { gameId, score: 5, reachedAt: inDays(-20) }))
  await database.execute(sql`update board_season set ends_at = ${inDays(-10)} where ${season}`)
  await closeSeasons(database)
  expect((await check()).code).toBe(0)
  await database.owner.execute(sql`alter table board_season disable trigger board_season_final`)
  await database.execute(sql`update board_season set result = '[]' where ${season}`)
  await database.owner.execute(sql`alter table board_season enable trigger board_season_final`)
  expect((await check()).lines).toContain('! the result is not the one that was kept when it was closed')
})
