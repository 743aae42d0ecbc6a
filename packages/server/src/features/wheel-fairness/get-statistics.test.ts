import { getCheckpoint, getWheelStatistics } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { publishCoinTable } from '../../testing/wheel-spins.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { latestCheckpoint } from './checkpoint.ts'

const { app, database } = withTestApp()

/** Counts as the sequencer writes them. */
const count = (
  version: number,
  counted: { set: string; row: number; spins: number; hasPaid?: true; isNew?: true },
) =>
  database.execute(sql`
    insert into wheel_count (table_version, set, row_index, has_paid, is_new, spins)
    values (${version}, ${counted.set}, ${counted.row}, ${counted.hasPaid ?? false}, ${counted.isNew ?? false}, ${counted.spins})`)

it('compares what was drawn with what was expected, and groups with one another', async () => {
  const version = await publishCoinTable(database)
  for (const [row, spins] of [710, 250, 40].entries()) {
    await count(version, { set: 'regular', row, spins })
    await count(version, { set: 'regular', row, spins, hasPaid: true })
  }
  await count(version, { set: 'regular', row: 0, spins: 1000, isNew: true })
  await count(version, { set: 'jackpot', row: 0, spins: 9 })
  await app.callOrFail(getCheckpoint)
  const statistics = await app.callOrFail(getWheelStatistics)
  expect(statistics).toMatchObject({
    tableVersion: version,
    sets: {
      regular: {
        spins: 3000,
        rewards: [
          { rewardId: 'coins-5', drawn: 2420, expected: 2100 },
          { rewardId: 'coins-50', drawn: 500, expected: 780 },
          { rewardId: 'tickets-2', drawn: 80, expected: 120 },
        ],
        fit: { degreesOfFreedom: 2 },
      },
      jackpot: {
        spins: 9,
        rewards: [
          { rewardId: 'coins-500', drawn: 9, expected: 8.1 },
          { rewardId: 'coins-5000', drawn: 0, expected: 0.9 },
        ],
        fit: null,
      },
    },
    groups: [
      { grouping: 'payment', spins: [1000, 2000], homogeneity: { degreesOfFreedom: 2 } },
      { grouping: 'age', spins: [1000, 2000], homogeneity: { degreesOfFreedom: 2 } },
    ],
    countedAt: (await latestCheckpoint(database))?.signedAt,
  })
  const { fit } = statistics.sets.regular
  expect(fit?.chiSquare).toBeCloseTo(320 ** 2 / 2100 + 280 ** 2 / 780 + 40 ** 2 / 120, 8)
  expect(fit?.p).toBeLessThan(1e-9)
})

it('is of the current version unless another one is asked for', async () => {
  const { tableVersion } = await app.callOrFail(getWheelStatistics)
  const newer = await publishCoinTable(database)
  expect((await app.callOrFail(getWheelStatistics)).tableVersion).toBe(newer)
  const older = await app.callOrFail(getWheelStatistics, { query: { version: tableVersion } })
  expect(older.sets.regular.spins).toBe(3000)
  expect(await app.call(getWheelStatistics, { query: { version: newer + 1 } })).toMatchObject({
    key: 'NOT_FOUND',
  })
})
