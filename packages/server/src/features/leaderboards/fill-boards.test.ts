import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { withTestBoards } from '../../testing/with-test-boards.ts'
import { checkBuckets } from './check-buckets.ts'
import { fillBoards } from './fill-boards.ts'

const { database, newCharacter, shown } = withTestBoards()

it('characters that were reported before there were boards come on them once', async () => {
  const names = ['A', 'B', 'C', 'Banned']
  const characters = await Promise.all(names.map((name) => newCharacter(name)))
  for (const [index, { id }] of characters.entries())
    await database.execute(sql`
      update character set reputation = ${index * 10}, achievement_points = 7 where id = ${id}`)
  await ban(database, characters[3]?.accountId ?? 0)
  await fillBoards(database)
  await fillBoards(database)
  expect(await shown('reputation')).toEqual([
    [1, 'C', 20],
    [2, 'B', 10],
  ])
  expect((await shown('achievements')).map(([rank, , score]) => [rank, score])).toEqual([
    [1, 7],
    [1, 7],
    [1, 7],
  ])
  for (const { id } of await database.query<{ id: number }>(sql`select id from board_season`))
    expect(await checkBuckets(database, id)).toEqual([])
  expect(await database.query(sql`select from board_season where filled_to is not null`)).toEqual([])
})
