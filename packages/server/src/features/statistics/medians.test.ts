import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '@olympus/contract/endpoint'
import { GameDataFile } from '@olympus/contract/game-data-file'
import { z } from '@olympus/contract/schema'
import type { StatisticPeriod } from '@olympus/contract/statistic-keys'
import { getStatistics } from '@olympus/contract/statistics'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardsFile, importBoards, inDays } from '../../testing/boards.ts'
import { reportOf, withTestStatistics } from '../../testing/statistics.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { silentLog } from '../../log.ts'
import { currentGameData } from '../game-data/current-game-data.ts'
import { medianOf, quantilesOf, shareBelow } from './quantiles.ts'
import { storeMedians } from './store-medians.ts'

const { app, database, newPlayer, send, newCharacter } = withTestStatistics()
const logged: unknown[] = []
const log = { ...silentLog, error: (fields: unknown) => void logged.push(fields) }
const store = () => storeMedians({ database, log }, currentGameData(database))
let players: readonly TestPlayer[]
let ids: readonly number[]

beforeAll(async () => {
  await importBoards(database)
  players = await Promise.all(Array.from({ length: 7 }, () => newPlayer()))
  const characters: Awaited<ReturnType<typeof newCharacter>>[] = []
  for (const { accountId } of players) characters.push(await newCharacter(accountId))
  ids = characters.map(({ id }) => id)
  for (const [index, character] of characters.entries())
    await send(
      reportOf(character, -50, { raidsWon: 0, raidsLost: 0 }),
      reportOf(character, -40, { raidsWon: 1000 }),
      {
        ...reportOf(character, -1, { raidsWon: 1000 + 10 * index, raidsLost: index === 0 ? 0 : 10 }),
        bestTimes: { 7: 1000 + index },
      },
    )
})

const read = (index: number, query: NonNullable<InputOf<typeof getStatistics>['query']>) =>
  app.callOrFail(getStatistics, { as: players[index], params: { id: ids[index] ?? 0 }, query })

const compared = async (index: number, period: StatisticPeriod = '30') =>
  (await read(index, { tab: 'raids', period })).compared

const computedAt = () =>
  database.query<{ period: StatisticPeriod; levelBand: number; computedAt: Date }>(sql`
    select period, level_band, computed_at from statistic_median order by period, level_band`)

const makeDue = () =>
  database.execute(sql`update statistic_median set computed_at = now() - interval '2 days'`)

describe('a median', () => {
  it('is of what characters of about the same level did in the period', async () => {
    expect(await compared(6)).toBeNull()
    await store()
    // The last week was played by all but the first, who counted nothing new.
    expect(await compared(6)).toMatchObject({
      kind: 'median',
      characters: 6,
      levels: { from: 90, to: 99 },
      medians: { raidsWon: 35, raidsLost: 10 },
      aheadOf: { raidsWon: 1, raidsLost: 0 },
    })
    expect(await compared(0)).toMatchObject({ aheadOf: { raidsWon: 0 } })
    expect(await compared(0, 'all')).toMatchObject({ characters: 7, medians: { raidsWon: 1030 } })
    const { bestTimes } = await read(0, { tab: 'raids', period: 'all', compareWith: 'nobody' })
    expect(bestTimes).toEqual([{ boss: 7, milliseconds: 1000, serverRecord: null, median: 1003 }])
  })

  it('is computed again only when it is due', async () => {
    const before = await computedAt()
    await store()
    expect(await computedAt()).toEqual(before)
    await database.execute(sql`update statistic_median set computed_at = now() - interval '61 minutes'`)
    await Promise.all([store(), store()])
    expect(await computedAt()).not.toEqual(before)
    expect(
      await database.query(sql`select from statistic_median where computed_at < now() - interval '1 minute'`),
    ).toEqual([])
  })

  it('of a season is due when the season has begun since', async () => {
    const [, season] = boardsFile.seasons
    const seasons = [{ ...season, startsAt: inDays(-0.1) }]
    const file = z.parse(GameDataFile, { ...boardsFile, seasons })
    await database.execute(sql`
      update statistic_median set computed_at = now() - interval '3 hours', characters = 500`)
    const before = await computedAt()
    await storeMedians({ database, log }, async () => file)
    const changed = (await computedAt()).filter((row, index) => !isDeepStrictEqual(row, before[index]))
    expect(new Set(changed.map(({ period }) => period))).toEqual(new Set(['season']))
  })

  it('that fails is logged, and delays no other', async () => {
    const spoil = (id: number) =>
      database.execute(sql`
        update character_statistic set level_band = 0, best_times = 'null' where character_id = ${id}`)
    const spoiled = await newCharacter()
    await send(reportOf(spoiled, -1, {}))
    await spoil(spoiled.id)
    await makeDue()
    await store()
    expect(logged).toContainEqual(expect.objectContaining({ period: 'all', levelBand: 0 }))
    expect(
      await database.query(sql`
      select from statistic_median where level_band = 9 and computed_at < now() - interval '1 day'`),
    ).toEqual([])
    await database.execute(sql`delete from character_statistic where character_id = ${spoiled.id}`)
  })

  it('is told of no fewer than five players, however many characters they have', async () => {
    expect((await compared(0))?.kind).toBe('median')
    // The first has counted nothing in the period, so that four players are left of the others.
    const owned = ids.slice(1, 4)
    await database.execute(sql`
      update character set account_id = ${players[1]?.accountId ?? 0}, is_active = false, slot = null where id = any(${owned}::bigint[])`)
    await makeDue()
    await store()
    expect(await compared(0)).toBeNull()
    // With the first they are five, of which four have beaten the boss.
    await database.execute(
      sql`update character_statistic set best_times = '{}' where character_id = ${ids[0] ?? 0}`,
    )
    await makeDue()
    await store()
    expect(await compared(0, 'all')).toMatchObject({ characters: 7, medians: { raidsWon: 1030 } })
    const { bestTimes } = await read(1, { tab: 'raids', period: 'all' })
    expect(bestTimes).toMatchObject([{ boss: 7, median: null }])
    await database.execute(sql`
      update character set account_id = ${players[1]?.accountId ?? 0}, is_active = false, slot = null where id = any(${ids.slice(1)}::bigint[])`)
    await makeDue()
    await store()
    expect(await compared(0, 'all')).toBeNull()
  })
})

describe('quantiles', () => {
  it('of one value and of many', () => {
    expect(medianOf(quantilesOf([7]))).toBe(7)
    const hundred = quantilesOf(Array.from({ length: 101 }, (_, value) => value))
    expect(medianOf(hundred)).toBe(50)
    expect(shareBelow(hundred, 88)).toBeCloseTo(0.88)
    expect(shareBelow(hundred, -1)).toBe(0)
    expect(shareBelow(hundred, 101)).toBe(1)
  })

  it('equal values are ahead of none', () => {
    expect(shareBelow(quantilesOf([0, 0, 0, 0]), 0)).toBe(0)
    expect(shareBelow(quantilesOf([0, 0, 0, 9]), 0)).toBe(0)
  })
})
