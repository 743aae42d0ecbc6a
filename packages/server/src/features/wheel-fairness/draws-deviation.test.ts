import sql from 'sql-template-tag'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { publishCoinTable } from '../../testing/wheel-spins.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { drawsDeviation } from './draws-deviation.ts'
import { fitOf } from './chi-square-rules.ts'

const database = withTestDatabase()
let version: number

beforeAll(async () => {
  version = await publishCoinTable(database)
})
afterEach(() => database.owner.execute(sql`delete from wheel_count`))

const deviation = async () =>
  (await database.one<{ deviation: number }>(sql`select ${drawsDeviation} as deviation`)).deviation

async function count(set: string, spins: readonly number[]) {
  for (const [row, drawn] of spins.entries())
    for (const [hasPaid, part] of [
      [true, Math.floor(drawn / 2)],
      [false, Math.ceil(drawn / 2)],
    ] as const)
      await database.execute(sql`
        insert into wheel_count (table_version, set, row_index, has_paid, is_new, spins)
        values (${version}, ${set}, ${row}, ${hasPaid}, true, ${part})`)
}

it('is 0 while there are too few draws', async () => {
  expect(await deviation()).toBe(0)
  await count('regular', [90, 9, 1])
  expect(await deviation()).toBe(0)
})

it('is low for draws as they are expected', async () => {
  await count('regular', [7000, 2600, 400])
  expect(await deviation()).toBeLessThan(-2)
})

// Of the weights 700, 260 and 40.
it.each([
  [[7000, 2500, 500], false],
  [[7000, 2530, 470], false],
  [[7000, 2540, 460], true],
  [[7000, 2550, 450], true],
])('tells of %j whether p is above 0.001', async (spins, isLikely) => {
  await count('regular', spins)
  const p = fitOf(spins, [700, 260, 40])?.p ?? 0
  expect(p > 0.001).toBe(isLikely)
  expect((await deviation()) < 3.09).toBe(isLikely)
})

it('is that of the worse set', async () => {
  await count('regular', [7000, 2600, 400])
  await count('jackpot', [900, 200])
  expect(await deviation()).toBeGreaterThan(3.09)
})
