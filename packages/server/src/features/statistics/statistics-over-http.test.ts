import { setCharacterPrivacy } from '@olympus/contract/character-pages'
import type { InputOf } from '@olympus/contract/endpoint'
import { rateKeys, statisticTabs, tabCounters } from '@olympus/contract/statistic-keys'
import { rateOf } from '@olympus/contract/statistic-rates'
import { getStatistics } from '@olympus/contract/statistics'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { importBoards, inDays } from '../../testing/boards.ts'
import { reportOf, withTestStatistics } from '../../testing/statistics.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { dayOf } from './statistic-days.ts'

const { app, database, newPlayer, send, newCharacter } = withTestStatistics()
type Query = NonNullable<InputOf<typeof getStatistics>['query']>
type Character = Awaited<ReturnType<typeof newCharacter>>

let player: TestPlayer
let stranger: TestPlayer
let hero: Character
let other: Character

const day = (days: number) => dayOf(new Date(inDays(days)))

const read = (id: number, query: Query = {}, as = player) =>
  app.callOrFail(getStatistics, { as, params: { id }, query })

beforeAll(async () => {
  await importBoards(database)
  player = await newPlayer()
  stranger = await newPlayer()
  hero = await newCharacter(player.accountId)
  other = await newCharacter(player.accountId, 'Lykaon')
  const counts = (days: number) => ({
    monstersKilled: 10 * days,
    playersKilled: days,
    deaths: 2 * days,
    raidsWon: 3 * days,
    raidsLost: days,
    goldEarned: 1000 * days,
    onlineSeconds: 600 * days,
  })
  for (let past = 45; past >= 0; past--) {
    const days = 45 - past
    await send({
      ...reportOf(hero, -past, counts(days)),
      breakdowns: {
        bossesWon: { 7: 2 * days, 3: days },
        bossesLost: { 7: days },
        hours: { 20: 600 * days },
        skills: { 1: days },
      },
      bestTimes: { 7: 500_000 - days },
      latest: {
        goldHeld: 77,
        longestSessionSeconds: 900,
        longestWinningStreak: 4,
        lastFights: [{ kind: 'duel', isWon: true }],
        lastSuperRewards: [{ vnum: 5, event: 1, wonAt: '2026-01-02T03:04:05Z' }],
      },
    })
  }
  await send(reportOf(other, -2, { raidsWon: 5 }), reportOf(other, -1, { raidsWon: 9 }))
})

describe('a tab', () => {
  it('has what was counted in the period, in the period before, and ever', async () => {
    const shown = await read(hero.id, { tab: 'raids', period: '7' })
    expect(shown).toMatchObject({
      days: { from: day(-6), to: day(0) },
      before: { from: day(-13), to: day(-7) },
      countedSince: day(-45),
      totals: { raidsWon: 21, raidsLost: 7, onlineSeconds: 4200 },
      totalsBefore: { raidsWon: 21, raidsLost: 7 },
      lifetime: { raidsWon: 135, raidsLost: 45 },
      step: 'day',
      breakdowns: {
        bossesWon: [
          { code: 7, count: 14, before: 14, lifetime: 90 },
          { code: 3, count: 7, before: 7, lifetime: 45 },
        ],
        bossesLost: [{ code: 7, count: 7, before: 7, lifetime: 45 }],
      },
      bestTimes: [{ boss: 7, milliseconds: 499_955, serverRecord: null, median: null }],
      compared: null,
    })
    expect(shown.points).toHaveLength(7)
    expect(shown.points.at(-1)).toEqual({
      day: day(0),
      totals: { raidsWon: 3, raidsLost: 1, onlineSeconds: 600 },
    })
    expect(Object.keys(shown.totals).toSorted()).toEqual([...tabCounters.raids].toSorted())
  })

  it('of a season begins with it, and of everything with the first report', async () => {
    const season = await read(hero.id, { tab: 'raids', period: 'season' })
    expect(season).toMatchObject({
      days: { from: day(-5), to: day(0) },
      before: null,
      totalsBefore: null,
      season: { code: 2, name: 'Season 2' },
      totals: { raidsWon: 18 },
    })
    const all = await read(hero.id, { tab: 'raids', period: 'all' })
    expect(all).toMatchObject({ days: { from: day(-45), to: day(0) }, season: null, step: 'week' })
    expect(all.totals).toEqual(all.lifetime)
    const inWeeks = all.points.reduce((sum, { totals }) => sum + (totals.raidsWon ?? 0), 0)
    expect(inWeeks).toBe(135)
  })

  it('of everything adds up to months', async () => {
    const { points } = await read(hero.id, { tab: 'raids', period: 'all' })
    const months = new Map<string, number>()
    for (const { day: from, totals } of points)
      months.set(from.slice(0, 7), (months.get(from.slice(0, 7)) ?? 0) + (totals.raidsWon ?? 0))
    const counted = Array.from({ length: 45 }, (_, past) => day(-past).slice(0, 7))
    for (const month of new Set(counted))
      expect(months.get(month), month).toBe(3 * counted.filter((each) => each === month).length)
  })

  it('agrees with all others in every period', async () => {
    for (const period of ['7', '30', 'season', 'all'] as const) {
      const seen: Record<string, number> = {}
      for (const tab of statisticTabs) {
        const { totals, breakdowns } = await read(hero.id, { tab, period })
        for (const [key, value] of Object.entries(totals))
          expect((seen[key] ??= value), `${tab} ${key}`).toBe(value)
        const won = breakdowns.bossesWon?.reduce((sum, { count }) => sum + count, 0)
        expect(won).toBe(tab === 'raids' ? totals.raidsWon : undefined)
      }
    }
  })

  it('shows hours, records and milestones on the overview', async () => {
    const shown = await read(hero.id)
    expect(shown.tab).toBe('overview')
    expect(shown.longestSessionSeconds).toBe(900)
    expect(shown.hours).toHaveLength(7)
    expect(shown.hours?.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(shown.totals.onlineSeconds)
    expect(shown.records).toContainEqual({ key: 'daysInARow', value: 45, day: day(0) })
    expect(shown.records).toContainEqual({ key: 'kills', value: 11, day: day(-44) })
    expect(shown.milestones.filter(({ key }) => key === 'raidsWon')).toMatchObject([
      { target: 250, value: 135, isReached: false, reachedAt: null },
      { target: 100, isReached: true, reachedAt: expect.stringContaining(day(-11)) },
      { target: 50, isReached: true },
      { target: 10, isReached: true },
    ])
    const all = await read(hero.id, { period: 'all' })
    expect(all.hours?.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(45 * 600)
  })

  it('has what reports replace where it is shown', async () => {
    expect(await read(hero.id, { tab: 'economy' })).toMatchObject({ goldHeld: 77, lastFights: null })
    expect(await read(hero.id, { tab: 'pvp' })).toMatchObject({
      goldHeld: null,
      lastFights: [{ kind: 'duel', isWon: true }],
      longestWinningStreak: 4,
    })
    expect(await read(hero.id, { tab: 'events' })).toMatchObject({
      lastSuperRewards: [{ vnum: 5, event: 1, wonAt: '2026-01-02T03:04:05Z' }],
    })
  })

  it.each(statisticTabs)('%s of a new character has zeros and no rate', async (tab) => {
    const { id } = await newCharacter(player.accountId)
    const shown = await read(id, { tab })
    expect(shown).toMatchObject({ countedSince: null, points: [], breakdowns: {}, records: [], asOf: null })
    for (const totals of [shown.totals, shown.totalsBefore ?? {}, shown.lifetime])
      expect(totals).toEqual(Object.fromEntries(tabCounters[tab].map((key) => [key, 0])))
    for (const rate of rateKeys) expect(rateOf(shown.totals, rate)).toBeNull()
    expect((await read(id, { tab, period: 'all' })).points).toEqual([])
  })
})

describe('compared', () => {
  it('with another own character, shows what that one counted', async () => {
    const { compared } = await read(hero.id, { tab: 'raids', compareWith: String(other.id) })
    expect(compared).toMatchObject({
      kind: 'character',
      id: other.id,
      name: 'Lykaon',
      totals: { raidsWon: 4, raidsLost: 0 },
      points: [{ day: day(-1), totals: { raidsWon: 4 } }],
    })
    const all = await read(hero.id, { tab: 'raids', period: 'all', compareWith: String(other.id) })
    expect(all.compared).toMatchObject({ totals: { raidsWon: 9 } })
  })

  it('with nobody, with a character of somebody else, or with none', async () => {
    expect(await read(hero.id, { compareWith: 'nobody' })).toMatchObject({ compared: null })
    const foreign = await newCharacter()
    for (const compareWith of [String(foreign.id), '999999999'])
      expect(
        await app.call(getStatistics, { as: player, params: { id: hero.id }, query: { compareWith } }),
      ).toMatchObject({ status: 404, key: 'NOT_FOUND' })
    expect(
      await app.callUnchecked(getStatistics, {
        as: player,
        params: { id: hero.id },
        query: { compareWith: 'x' },
      }),
    ).toMatchObject({ status: 400 })
  })
})

describe('privacy', () => {
  const open = (...details: ('inventory' | 'lastVisit' | 'statistics')[]) =>
    app.callOrFail(setCharacterPrivacy, {
      as: player,
      params: { id: hero.id },
      body: { audiences: Object.fromEntries(details.map((detail) => [detail, 'players'])) },
    })
  async function bytesOf(path: string, { token }: TestPlayer): Promise<string> {
    const response = await app.fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    return `${response.status} ${await response.text()}`
  }

  it('a closed section is like an unknown character, also for the owner as others see it', async () => {
    const unknown = await bytesOf('/characters/999999999/statistics', stranger)
    expect(unknown).toContain('NOT_FOUND')
    expect(await bytesOf(`/characters/${hero.id}/statistics?tab=raids`, stranger)).toBe(unknown)
    expect(await bytesOf(`/characters/${hero.id}/statistics?as=players`, player)).toBe(unknown)
  })

  it('others see no gold, and of moments only the day, unless that is open too', async () => {
    await open('statistics')
    expect(await read(hero.id, { tab: 'economy' }, stranger)).toMatchObject({
      goldHeld: null,
      isAgePrivate: true,
      asOf: null,
    })
    const midnight = expect.stringMatching(/T00:00:00.000Z$/)
    const reached = (await read(hero.id, {}, stranger)).milestones.filter(({ isReached }) => isReached)
    for (const { reachedAt } of reached) expect(reachedAt).toEqual(midnight)
    expect((await read(hero.id, { tab: 'events' }, stranger)).lastSuperRewards).toMatchObject([
      { wonAt: midnight },
    ])
    for (const period of ['7', 'all'] as const) {
      const shown = await read(hero.id, { period }, stranger)
      expect(shown.hours).toBeNull()
      expect(shown.points).not.toEqual([])
      expect((await read(hero.id, { period, as: 'players' })).hours).toBeNull()
      expect((await read(hero.id, { period })).hours).not.toBeNull()
    }
    await open('inventory', 'lastVisit')
    expect((await read(hero.id, { period: '7' }, stranger)).hours).toHaveLength(7)
    expect(await read(hero.id, { tab: 'economy' }, stranger)).toMatchObject({
      goldHeld: 77,
      isAgePrivate: false,
    })
    expect((await read(hero.id, { tab: 'events' }, stranger)).lastSuperRewards).toMatchObject([
      { wonAt: '2026-01-02T03:04:05Z' },
    ])
  })
})

it('reads at most 90 rows for 90 days, from at most 4 partitions', async () => {
  const rows = await database.query<Record<string, string>>(sql`
    explain (costs off) select day, counters from statistic_day
    where character_id = ${hero.id} and day between ${day(-89)}::date and ${day(0)}::date`)
  const plan = rows.map((row) => Object.values(row)[0] ?? '').join('\n')
  expect(new Set(plan.match(/statistic_day_\d{4}_\d\d(?=\s|$)/gm)).size).toBeLessThanOrEqual(4)
  expect(plan).not.toContain('Seq Scan')
  expect((await read(hero.id, { period: '30' })).points.length).toBeLessThanOrEqual(30)
})
