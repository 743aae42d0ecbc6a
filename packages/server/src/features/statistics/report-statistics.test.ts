import { reportStatistics } from '@olympus/contract/bridge/statistics'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { inDays } from '../../testing/boards.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { reportOf, withTestStatistics } from '../../testing/statistics.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { listRefusals } from '../game-servers/list-refusals.ts'
import { dayOf, weekPartOf } from './statistic-days.ts'

const { app, database, server, send, newCharacter } = withTestStatistics()

const storedOf = (characterId: number) =>
  database.one<{
    counters: object
    breakdowns: object
    bestTimes: object
    milestones: object
    records: object
  }>(sql`
    select * from character_statistic where character_id = ${characterId}`)

const daysOf = (characterId: number) =>
  database.query(sql`
    select day, counters, breakdowns from statistic_day where character_id = ${characterId} order by day`)

const weeksOf = (characterId: number) =>
  database.query(
    sql`select week, counters from statistic_week where character_id = ${characterId} order by week`,
  )

const day = (days: number) => dayOf(new Date(inDays(days)))

describe('a report', () => {
  it('enters the lifetime first, then what is new enters its day and week', async () => {
    const character = await newCharacter()
    expect(
      await send(
        { ...reportOf(character, -20, { raidsWon: 100, deaths: 4 }), breakdowns: { skills: { 7: 10 } } },
        {
          ...reportOf(character, -20, { raidsWon: 103, deaths: 4 }),
          breakdowns: { skills: { 7: 10, 8: 2 } },
        },
        { ...reportOf(character, -3, { raidsWon: 110 }), breakdowns: { skills: { 7: 15 } } },
        reportOf(character, -3, { raidsWon: 111 }),
      ),
    ).toEqual(Array<string>(4).fill('applied'))
    expect(await storedOf(character.id)).toMatchObject({
      counters: { raidsWon: 111, deaths: 4 },
      breakdowns: { skills: { 7: 15, 8: 2 } },
    })
    expect(await daysOf(character.id)).toEqual([
      { day: day(-20), counters: { raidsWon: 3 }, breakdowns: { skills: { 8: 2 } } },
      { day: day(-3), counters: { raidsWon: 8 }, breakdowns: { skills: { 7: 5 } } },
    ])
    expect(await weeksOf(character.id)).toEqual([
      { week: weekPartOf(day(-20)), counters: { raidsWon: 3 } },
      { week: weekPartOf(day(-3)), counters: { raidsWon: 8 } },
    ])
  })

  it('adds to the week of an earlier batch', async () => {
    const character = await newCharacter()
    for (const deaths of [0, 2, 5]) await send(reportOf(character, -1, { deaths, raidsWon: 2 * deaths }))
    expect(await weeksOf(character.id)).toEqual([
      { week: weekPartOf(day(-1)), counters: { deaths: 5, raidsWon: 10 } },
    ])
  })

  it('may count in more detail only, again and again in a week', async () => {
    const character = await newCharacter()
    const results: unknown[] = []
    for (const casts of [1, 2, 4, 7])
      results.push(...(await send({ ...reportOf(character, -1, {}), breakdowns: { skills: { 7: casts } } })))
    expect(results).toEqual(Array<string>(4).fill('applied'))
    expect(await daysOf(character.id)).toEqual([
      { day: day(-1), counters: {}, breakdowns: { skills: { 7: 6 } } },
    ])
    expect(await weeksOf(character.id)).toEqual([{ week: weekPartOf(day(-1)), counters: {} }])
  })

  it('that repeats what is known changes nothing, and an older one neither', async () => {
    const character = await newCharacter()
    const latest = { goldHeld: 7, lastFights: [{ kind: 'duel', isWon: true } as const] }
    const report = { ...reportOf(character, -2, { deaths: 4 }), latest, bestTimes: { 3: 500 } }
    expect(await send(reportOf(character, -4, {}), report, report)).toEqual([
      'applied',
      'applied',
      'unchanged',
    ])
    expect(await send(report, reportOf(character, -3, { deaths: 3 }))).toEqual(['unchanged', 'stale'])
    expect(await send({ ...reportOf(character, -1, { deaths: 4 }), bestTimes: { 3: 501 } })).toEqual([
      'unchanged',
    ])
    expect(await send({ ...reportOf(character, -1, {}), bestTimes: { 3: 499 } })).toEqual(['applied'])
    expect(await storedOf(character.id)).toMatchObject({ counters: { deaths: 4 }, bestTimes: { 3: 499 } })
    expect(await daysOf(character.id)).toHaveLength(1)
  })

  it('is refused and listed if a counter falls, until a new epoch begins at zero', async () => {
    const character = await newCharacter()
    expect(
      await send(
        { ...reportOf(character, -5, { deaths: 10 }), breakdowns: { items: { 5: 3 } } },
        reportOf(character, -4, { deaths: 9 }),
        { ...reportOf(character, -4, { deaths: 11 }), breakdowns: { items: { 5: 2 } } },
        { ...reportOf(character, -3, { deaths: 2 }), counterEpoch: 2, breakdowns: { items: { 5: 1 } } },
        { ...reportOf(character, -2, { deaths: 1 }), counterEpoch: 2 },
        reportOf(character, -2, { deaths: 20 }),
        { ...reportOf(character, -1, { deaths: 3 }), counterEpoch: 2, breakdowns: { items: { 5: 4 } } },
      ),
    ).toEqual(['applied', 'COUNTER_FELL', 'COUNTER_FELL', 'applied', 'COUNTER_FELL', 'stale', 'applied'])
    expect(await storedOf(character.id)).toMatchObject({
      counters: { deaths: 13 },
      breakdowns: { items: { 5: 7 } },
    })
    expect(await daysOf(character.id)).toEqual([
      { day: day(-3), counters: { deaths: 2 }, breakdowns: { items: { 5: 1 } } },
      { day: day(-1), counters: { deaths: 1 }, breakdowns: { items: { 5: 3 } } },
    ])
    const message = 'Lower than before in the same epoch'
    expect(await listRefusals(database, 3)).toMatchObject(
      ['counters.deaths', 'breakdowns.items.5', 'counters.deaths'].map((path) => ({
        endpoint: 'reportStatistics',
        reason: 'COUNTER_FELL',
        details: { gameId: character.gameId, issues: [{ path, message }] },
      })),
    )
  })

  it('may be 400 days old, and belongs to no character that the game server does not know', async () => {
    const character = await newCharacter()
    expect(
      await send(
        reportOf(character, -401, { deaths: 1 }),
        reportOf(character, -399.9, { deaths: 1 }),
        reportOf(character, -399, { deaths: 2 }),
        reportOf(character, 3, { deaths: 5 }),
        reportOf({ gameId: 'nobody' }, -1, {}),
        { ...reportOf(character, -1, {}), world: 'arkadia' },
      ),
    ).toEqual(['OUT_OF_RANGE', 'applied', 'applied', 'applied', 'UNKNOWN_CHARACTER', 'UNKNOWN_CHARACTER'])
    // What lies in the future is of now.
    expect(await daysOf(character.id)).toMatchObject([
      { day: day(-399), counters: { deaths: 1 } },
      { day: day(0), counters: { deaths: 3 } },
    ])
    await database.execute(
      sql`update character set deleted_at = now(), is_active = false, slot = null where id = ${character.id}`,
    )
    expect(await send(reportOf(character, 0, { deaths: 9 }))).toEqual(['CHARACTER_DELETED'])
  })

  it('needs the scope', async () => {
    const other = await newGameServer(app, { scopes: ['scores'] })
    await expect(other.sendBatch(reportStatistics, [reportOf({ gameId: 'any' }, 0, {})])).rejects.toThrow(
      'SCOPE_MISSING',
    )
  })

  it('is refused alone if it names a counter that there is not', async () => {
    const character = await newCharacter()
    expect(
      await send(reportOf(character, 0, { smiles: 1 } as object), reportOf(character, 0, { deaths: -1 })),
    ).toEqual(['BAD_ENTRY', 'BAD_ENTRY'])
  })

  it('is refused alone if a code is no plain number, no hour, or one of too many', async () => {
    const character = await newCharacter()
    const report = reportOf(character, -1, {})
    const times = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, code) => [code, 9]))
    expect(
      await send(
        { ...report, breakdowns: { skills: { '07': 1 } } },
        { ...report, breakdowns: { hours: { 24: 1 } } },
        { ...report, breakdowns: { items: times(501) } },
        { ...report, bestTimes: { '00': 1 } },
        { ...report, bestTimes: times(501) },
        {
          ...report,
          breakdowns: { hours: { 0: 1, 23: 1 }, items: { 24: 1, 9999999: 1 } },
          bestTimes: times(500),
        },
      ),
    ).toEqual([...Array<string>(5).fill('BAD_ENTRY'), 'applied'])
  })

  it('is refused if a character would have more than 2000 codes', async () => {
    const character = await newCharacter()
    const from = (first: number, count = 500) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [first + index, 1]))
    const ofItems = (items: Record<string, number>) => ({
      ...reportOf(character, -1, {}),
      breakdowns: { items },
    })
    const ofTimes = (bestTimes: Record<string, number>) => ({ ...reportOf(character, -1, {}), bestTimes })
    for (const of of [ofItems, ofTimes])
      expect(
        await send(
          ...[0, 500, 1000, 1500].map((first) => of(from(first))),
          of(from(2000, 1)),
          of(from(1999, 1)),
        ),
      ).toEqual([...Array<string>(4).fill('applied'), 'OUT_OF_RANGE', 'unchanged'])
    expect(await send({ ...ofItems({ 7: 2 }), counters: { deaths: 1 } })).toEqual(['applied'])
  })

  it('tells open pages of the owner, once for a batch and not if nothing is new', async () => {
    const character = await newCharacter()
    const report = reportOf(character, -1, { deaths: 4 })
    await send(report, reportOf(character, 0, { deaths: 5 }))
    expect(await newEventsOf(database, character.accountId)).toEqual(['characters-changed'])
    await send(reportOf(character, 0, { deaths: 5 }))
    expect(await newEventsOf(database, character.accountId)).toEqual([])
  })

  it('keeps when a milestone was reached, and the best days', async () => {
    const character = await newCharacter()
    await send(
      reportOf(character, -9, { raidsWon: 60 }),
      reportOf(character, -8, { raidsWon: 105, monstersKilled: 7, playersKilled: 2 }),
      reportOf(character, -7, { raidsWon: 120, monstersKilled: 8 }),
      reportOf(character, -5, { raidsWon: 121 }),
    )
    const { milestones, records } = await storedOf(character.id)
    expect(milestones).toEqual({ raidsWon: { 100: expect.stringContaining(day(-8)) } })
    expect(records).toEqual({
      raidsWon: { value: 45, day: day(-8) },
      monstersKilled: { value: 7, day: day(-8) },
      playersKilled: { value: 2, day: day(-8) },
      kills: { value: 9, day: day(-8) },
      daysInARow: { value: 2, day: day(-7) },
    })
  })
})

it('batches of the same characters at once add everything up', async () => {
  const characters = [await newCharacter(), await newCharacter(), await newCharacter()]
  await send(...characters.map((character) => reportOf(character, -1, { deaths: 0 })))
  const counts = Array.from({ length: 12 }, (_, index) => index + 1)
  const batches = counts.map((deaths) => {
    const entries = characters.map((character) => reportOf(character, 0, { deaths }))
    return server().sendBatch(reportStatistics, deaths % 2 ? entries : entries.toReversed())
  })
  const results = (await Promise.all(batches)).flatMap(({ answers }) => answers.map(({ result }) => result))
  expect(results).toContain('applied')
  for (const { id } of characters) {
    expect(await storedOf(id)).toMatchObject({ counters: { deaths: 12 } })
    expect(await daysOf(id)).toMatchObject([{ counters: { deaths: 12 } }])
    expect(await weeksOf(id)).toMatchObject([{ counters: { deaths: 12 } }])
  }
})
