import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const { owner: database } = withTestDatabase()

beforeEach(async () => {
  await database.transaction((transaction) =>
    transaction.script(`
      drop table if exists purse;
      create table purse (purse_id bigint primary key, coin_count bigint not null check (coin_count >= 0));
      insert into purse values (1, 10), (2, 20)`),
  )
})

const coinsOf = async (purseId: number) =>
  (await database.one<{ coinCount: number }>(sql`select coin_count from purse where purse_id = ${purseId}`))
    .coinCount

it('returns rows with camelCase keys and exact integers', async () => {
  const rows = await database.query(
    sql`select purse_id, coin_count, array[1, 2]::bigint[] as big_list, date '2026-02-03' as day_of_year,
          timestamptz '2026-02-03 04:05:06Z' as at, '{"snake_case": 1}'::jsonb as data, null::bigint as nothing
        from purse where purse_id = ${1}`,
  )
  expect(rows).toEqual([
    {
      purseId: 1,
      coinCount: 10,
      bigList: [1, 2],
      dayOfYear: '2026-02-03',
      at: new Date('2026-02-03T04:05:06Z'),
      data: { snake_case: 1 },
      nothing: null,
    },
  ])
})

it('refuses to round an integer that is too large', async () => {
  await expect(database.query(sql`select 9007199254740993::bigint`)).rejects.toThrow(RangeError)
})

it('counts the rows that a statement changed', async () => {
  expect(await database.execute(sql`update purse set coin_count = coin_count + 1`)).toBe(2)
})

it('requires exactly one row for one() and at most one for maybeOne()', async () => {
  await expect(database.one(sql`select 1 from purse`)).rejects.toThrow('Expected one row, got 2')
  await expect(database.one(sql`select 1 from purse where false`)).rejects.toThrow('got 0')
  await expect(database.maybeOne(sql`select 1 from purse`)).rejects.toThrow('at most one')
  expect(await database.maybeOne(sql`select 1 from purse where false`)).toBeUndefined()
})

it('rolls back when the act returns a Failure, and returns it', async () => {
  const result = await database.transaction(async (transaction) => {
    await transaction.execute(sql`update purse set coin_count = 0 where purse_id = 1`)
    return new Failure('INSUFFICIENT_FUNDS')
  })
  expect(result).toEqual(new Failure('INSUFFICIENT_FUNDS'))
  expect(await coinsOf(1)).toBe(10)
})

it('rolls back when the act throws', async () => {
  const attempt = database.transaction(async (transaction) => {
    await transaction.execute(sql`update purse set coin_count = 0 where purse_id = 1`)
    throw new Error('broken')
  })
  await expect(attempt).rejects.toThrow('broken')
  expect(await coinsOf(1)).toBe(10)
})

it('commits the writes of a savepoint before and after a refused one', async () => {
  const committed: string[] = []
  await database.transaction(async (transaction) => {
    transaction.afterCommit(() => committed.push('yes'))
    await transaction.execute(sql`update purse set coin_count = 11 where purse_id = 1`)
    const refused = await transaction.savepoint(async () => {
      await transaction.execute(sql`update purse set coin_count = 0`)
      return new Failure('PRICE_CHANGED')
    })
    expect(refused).toBeInstanceOf(Failure)
    await expect(
      transaction.savepoint(() => transaction.execute(sql`update purse set coin_count = -1`)),
    ).rejects.toThrow('purse_coin_count_check')
    await transaction.execute(sql`update purse set coin_count = 22 where purse_id = 2`)
    expect(committed).toEqual([])
  })
  expect([await coinsOf(1), await coinsOf(2), committed]).toEqual([11, 22, ['yes']])
})

it('never reports a transaction with a swallowed error as committed', async () => {
  const attempt = database.transaction(async (transaction) => {
    await transaction.execute(sql`update purse set coin_count = 5 where purse_id = 1`)
    await transaction.execute(sql`update purse set coin_count = -1`).catch(() => {})
  })
  await expect(attempt).rejects.toThrow('swallowed')
  expect(await coinsOf(1)).toBe(10)
})

it('runs the act again after a serialization failure', async () => {
  let runs = 0
  await database.transaction(async (transaction) => {
    runs++
    await transaction.execute(sql`update purse set coin_count = coin_count + 1 where purse_id = 1`)
    if (runs < 3)
      await transaction.script(`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`)
  })
  expect([runs, await coinsOf(1)]).toEqual([3, 11])
})

it('refuses use of the database inside a transaction, and of the transaction after its end', async () => {
  await expect(database.transaction(() => database.query(sql`select 1`))).rejects.toThrow(
    'Inside a transaction',
  )
  const leaked = await database.transaction(async (transaction) => ({ transaction }))
  await expect(leaked.transaction.query(sql`select 1`)).rejects.toThrow('The transaction is over')
})

it('keeps concurrent transactions apart', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      database.transaction(async (transaction) => {
        const { coinCount } = await transaction.one<{ coinCount: number }>(
          sql`select coin_count from purse where purse_id = 1 for update`,
        )
        await transaction.execute(sql`update purse set coin_count = ${coinCount + 1} where purse_id = 1`)
      }),
    ),
  )
  expect(await coinsOf(1)).toBe(30)
})
