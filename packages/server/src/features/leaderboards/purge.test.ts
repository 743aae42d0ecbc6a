import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { inDays, scoreOn } from '../../testing/boards.ts'
import { withTestBoards } from '../../testing/with-test-boards.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'
import { checkBuckets } from './check-buckets.ts'
import { closeSeasons } from './close-seasons.ts'

const { database, newCharacter, send, shown, page } = withTestBoards()

it('a player who is purged leaves no gap, no entry and no name in the parties of others', async () => {
  const [gone, other] = [await newCharacter('Gone'), await newCharacter('Other')]
  const party = ['Other', 'Gone']
  const late = { score: 7, reachedAt: inDays(-20) }
  await database.execute(
    sql`update board_season set ends_at = ${inDays(-10)} where board = 'icebreaker' and season = 1`,
  )
  await send(
    scoreOn('monsters', { gameId: gone.gameId, score: 9 }),
    scoreOn('monsters', { gameId: other.gameId, score: 5 }),
    scoreOn('icebreaker', { gameId: gone.gameId, ...late }),
    scoreOn('icebreaker', { gameId: other.gameId, ...late, score: 3 }),
    scoreOn('raid-records', { gameId: other.gameId, score: 500, boss: 7, party }),
  )
  await closeSeasons(database)
  await database.execute(sql`
    update account set deletion_at = now() - interval '1 minute' where id = ${gone.accountId}`)
  expect(await purgeAccounts({ database, log: silentLog })).toBe(1)
  expect(await shown('monsters')).toEqual([[1, 'Other', 5]])
  expect(await shown('icebreaker', { season: 1 })).toEqual([[1, 'Other', 3]])
  expect(await database.query(sql`select from board_entry where character_id = ${gone.id}`)).toEqual([])
  expect((await page('raid-records')).entries[0]?.party).toEqual(['Other'])
  for (const { id } of await database.query<{ id: number }>(sql`select id from board_season`))
    expect(await checkBuckets(database, id)).toEqual([])
})
