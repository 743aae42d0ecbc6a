import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openMemory } from '../../database/memory-database.ts'
import { migrate } from '../../database/migrate.ts'
import { readMigrations } from '../../database/migrations.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { addDays, dayOf, monthsBefore, weekdayOf } from './statistic-days.ts'

const lastBefore = 73
const migrations = readMigrations()
const today = dayOf(new Date())

/** A week with days in two months, one of the last ones: its Monday, the first of the month, its Sunday. */
const week = [0, 1, 2, 3]
  .map((months) => monthsBefore(today, months))
  .map((first) => ({ first, monday: addDays(first, 1 - weekdayOf(first)) }))
  .map(({ first, monday }) => ({ first, monday, sunday: addDays(monday, 6) }))
  .find(({ first, monday, sunday }) => monday < first && first < sunday)
const { monday, first, sunday } = week ?? { monday: '', first: '', sunday: '' }
const gone = addDays(monday, -7 * 100)

let database: Database
let characterId: number

const weeks = () =>
  database.query(
    sql`select week, counters from statistic_week where character_id = ${characterId} order by week`,
  )

beforeAll(async () => {
  database = await openMemory()
  await migrate(database, {
    log: silentLog,
    migrations: migrations.filter(({ number }) => number <= lastBefore),
  })
  characterId = await createCharacter(database, await createAccount(database))
  await database.execute(sql`
    insert into statistic_day (character_id, day, counters, breakdowns) values
      (${characterId}, ${monday}, '{"raidsWon": 2, "deaths": 1}', '{}'),
      (${characterId}, ${first}, '{"raidsWon": 3, "skillsCast": 4}', '{}'),
      (${characterId}, ${sunday}, '{"raidsWon": 5}', '{}')`)
  await database.execute(sql`
    insert into statistic_week (character_id, week, counters) values
      (${characterId}, ${monday}, '{"raidsWon": 10, "deaths": 1, "skillsCast": 4}'), (${characterId}, ${gone}, '{"raidsWon": 7}')`)
  await migrate(database, { log: silentLog, migrations })
})

afterAll(() => database.close())

it('a week over the end of a month becomes two parts, one whose days are gone stays', async () => {
  expect(await weeks()).toEqual([
    { week: gone, counters: { raidsWon: 7 } },
    { week: monday, counters: { raidsWon: 2, deaths: 1 } },
    { week: first, counters: { raidsWon: 8, skillsCast: 4 } },
  ])
})
