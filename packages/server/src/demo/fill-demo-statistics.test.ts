import { theronAccountId } from '@olympus/game-simulator/demo/theron-characters'
import { gameIdOf } from '@olympus/game-simulator/game/new-character'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { createWheelTables } from '../features/fortune-wheel/wheel-tables.ts'
import { systemRandom } from '../random.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { testWheelSigner } from '../testing/test-wheel-signer.ts'
import { fillDemoStatistics } from './fill-demo-statistics.ts'
import { loadDemoWorld } from './load-demo-world.ts'

const database = withTestDatabase()
const now = new Date()
let pauses = 0
const filling = { now, crowd: 40, pause: async () => void (pauses += 1), isStopped: () => false }

interface Stored {
  readonly gameId: string
  readonly onlineSeconds: number
  readonly raidsWon: number
  readonly days: number
  readonly ofDays: number
  readonly capturedAt: Date
}

const stored = () =>
  database.query<Stored>(sql`
    select game_id, (counters ->> 'onlineSeconds')::bigint as online_seconds, (counters ->> 'raidsWon')::bigint as raids_won,
      (select count(*) from statistic_day where character_id = id) as days,
      (select sum((statistic_day.counters ->> 'raidsWon')::bigint)::bigint from statistic_day where character_id = id) as of_days,
      captured_at
    from character_statistic join character on id = character_id order by game_id`)

beforeAll(async () => {
  const ports = { random: systemRandom, secretBox: testSecretBox, wheelSigner: testWheelSigner }
  const wheelTables = createWheelTables(systemClock)
  await loadDemoWorld(database, { ...ports, wheelTables, clock: systemClock, gameServerKey: null })
})

const kallistrate = async () =>
  (await stored()).find(({ gameId }) => gameId === gameIdOf(theronAccountId, 'Kallistrate'))

it('Theron’s characters have a year before the first report of a game server', async () => {
  expect(await stored()).toHaveLength(7)
  const before = await kallistrate()
  expect(before).toMatchObject({ onlineSeconds: 1204 * 3600, raidsWon: 1842 })
  expect(before?.days).toBeGreaterThan(300)
  expect(before?.ofDays).toBeLessThan(1842)
})

it('stops between transactions, and continues from there', async () => {
  let left = 1
  await fillDemoStatistics(database, { ...filling, isStopped: () => left-- <= 0 })
  expect(await stored()).toHaveLength(27)
})

it('gives others enough to compare them with', async () => {
  await fillDemoStatistics(database, filling)
  expect(await stored()).toHaveLength(47)
})

it('changes nothing when it is done again', async () => {
  const before = await stored()
  pauses = 0
  await database.execute(sql`
    insert into statistic_median (period, level_band, characters, quantiles, best_times) values ('all', 1, 9, '{}', '{}')`)
  const medians = () => database.query(sql`select computed_at from statistic_median`)
  const computed = await medians()
  await fillDemoStatistics(database, { ...filling, now: new Date(now.getTime() + 60_000) })
  expect(pauses).toBe(0)
  expect(await medians()).toEqual(computed)
  expect(await stored()).toEqual(before)
})
