import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { awayFromMidnight } from '../../testing/away-from-midnight.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { keepPartitions } from './partitions.ts'

const database = withTestDatabase()

const partitions = async () => {
  const rows = await database.query<{ name: string; schema: string }>(sql`
    select relname::text as name, relnamespace::regnamespace::text as schema
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'statistic_day'::regclass order by relname`)
  return rows
}

beforeAll(async () => {
  await awayFromMidnight()
  await keepPartitions(database)
}, 90_000)

it('exist for each month that a report may be of, and for the next two', async () => {
  const names = (await partitions()).map(({ name }) => name)
  const { expected } = await database.one<{ expected: string[] }>(sql`
    select array_agg('statistic_day_' || to_char(month, 'YYYY_MM') order by month) as expected
    from cast((now() at time zone 'UTC')::date as timestamp) as today, generate_series(
      date_trunc('month', today - interval '401 days'), date_trunc('month', today) + interval '2 months', '1 month') as month`)
  expect(names).toEqual(expected)
  const { schema } = await database.one<{ schema: string }>(sql`select current_schema()::text as schema`)
  expect(new Set((await partitions()).map((partition) => partition.schema))).toEqual(new Set([schema]))
})

it('are created where one is missing, and dropped when all of their days are too old', async () => {
  const before = await partitions()
  await database.owner.transaction((transaction) =>
    transaction.script(`
      create table statistic_day_2020_01 partition of statistic_day for values from ('2020-01-01') to ('2020-02-01');
      insert into statistic_day values (1, '2020-01-15', '{}', '{}');
      drop table ${before.at(-1)?.name ?? ''};`),
  )
  await keepPartitions(database)
  expect(await partitions()).toEqual(before)
  expect(await database.query(sql`select from statistic_day where character_id = 1`)).toEqual([])
})
