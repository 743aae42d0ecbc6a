import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { fillStatistics } from '../../testing/statistic-rows.ts'
import { withTestStatistics } from '../../testing/statistics.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'

const { database, newCharacter } = withTestStatistics()

const rowsOf = (characterId: number) =>
  database.one<{ count: number }>(sql`
    select (select count(*) from character_statistic where character_id = ${characterId})
      + (select count(*) from statistic_day where character_id = ${characterId})
      + (select count(*) from statistic_week where character_id = ${characterId}) as count`)

it('a purge removes the statistics of a player, and those of nobody else', async () => {
  const [gone, other] = [await newCharacter(), await newCharacter()]
  for (const { id } of [gone, other]) await fillStatistics(database, id)
  await database.execute(sql`
    update account set deletion_at = now() - interval '1 minute' where id = ${gone.accountId}`)
  expect(await purgeAccounts({ database, log: silentLog })).toBe(1)
  expect(await rowsOf(gone.id)).toEqual({ count: 0 })
  expect(await rowsOf(other.id)).toEqual({ count: 3 })
})
