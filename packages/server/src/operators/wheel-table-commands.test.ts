import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getWheel } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createItem } from '../testing/game-data.ts'
import { act, actsOf, forgetOperators, operate } from '../testing/operator-terminal.ts'
import type { TestDatabase } from '../testing/owned-database.ts'
import { testApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-wheel-'))
const file = path.join(directory, 'odds.json')
afterAll(() => fs.rmSync(directory, { recursive: true }))

let database: TestDatabase
async function open() {
  database = await openTestDatabase()
  await createItem(database, { id: 'olive', priceCoins: 10 })
  await createItem(database, { id: 'ticket', isWheelTicket: true })
  return () => database.close()
}

const table = {
  regular: {
    weightTotal: 1000,
    rows: [
      { id: 'olives', weight: 700, item: 'olive', quantity: 5 },
      { id: 'coins', weight: 260, coins: 50 },
      { id: 'tickets', weight: 40, tickets: 2 },
    ],
  },
  jackpot: {
    weightTotal: 10,
    rows: [
      { id: 'few', weight: 9, coins: 500 },
      { id: 'many', weight: 1, coins: 5000 },
    ],
  },
}

function save(content: unknown): string {
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

const check = (content: unknown, spins = 3000) =>
  operate(database, ['wheel', 'check', save(content), '--spins', String(spins)])
const publish = (content: unknown, ...options: string[]) =>
  act(database, ['wheel', 'publish', save(content), ...options])

const { regular } = table
const withRegular = (changes: object) => ({ ...table, regular: { ...regular, ...changes } })
const withRow = (row: object) => withRegular({ rows: [...regular.rows.slice(0, 2), row] })

describe('wheel check', () => {
  beforeAll(open)

  it('shows the chance of each reward, simulated spins and what they are worth', async () => {
    const { code, lines } = await check(table)
    expect(code).toBe(0)
    expect(
      lines.map((line) => line.replace(/drawn \d+|chi-square [\d.]+/, '…').replace(/p [\d.]+$/, '…')),
    ).toEqual([
      'regular: 3 rewards, weights of 1000',
      '  olives  5 × olive: 700 of 1000 (70 %), expected 2,030, …, worth 50 OC',
      '  coins  50 OC: 260 of 1000 (26 %), expected 754, …, worth 50 OC',
      '  tickets  2 tickets: 40 of 1000 (4 %), expected 116, …',
      '  … with 2 degrees of freedom, …',
      '  a draw is worth 48 OC, without its tickets',
      'jackpot: 2 rewards, weights of 10',
      '  few  500 OC: 9 of 10 (90 %), expected 90, …, worth 500 OC',
      '  many  5000 OC: 1 of 10 (10 %), expected 10, …, worth 5,000 OC',
      '  … with 1 degrees of freedom, …',
      '  a draw is worth 950 OC, without its tickets',
    ])
    const drawn = lines.flatMap((line) =>
      [...line.matchAll(/drawn (\d+)/g)].map(([, count]) => Number(count)),
    )
    expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(3000)
  })

  it('says that a few draws tell nothing, and changes nothing', async () => {
    const { lines } = await check(table, 30)
    expect(lines).toContain('  too few draws for a chi-square')
    expect(await database.query(sql`select from wheel_table`)).toEqual([])
    expect(await actsOf(database)).toEqual([])
  })

  it.each(['0', '1.5', '10000001', 'many'])('simulates no %s spins', async (spins) => {
    const { code, complaints } = await operate(database, ['wheel', 'check', save(table), '--spins', spins])
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints: ['--spins: expected a whole number up to 10000000'],
    })
  })

  it.each([
    [
      'weights that do not add up',
      withRegular({ weightTotal: 999 }),
      'regular: the weights add up to 1000, not to 999',
    ],
    [
      'a reward that is there twice',
      withRow({ id: 'coins', weight: 40, coins: 1 }),
      'regular: coins is there twice',
    ],
    [
      'an unknown item',
      withRow({ id: 'x', weight: 40, item: 'nectar', quantity: 1 }),
      'item nectar: there is none',
    ],
    [
      'an item that grants tickets',
      withRow({ id: 'x', weight: 40, item: 'ticket', quantity: 1 }),
      'item ticket: grants tickets; use "tickets" instead',
    ],
    ['a set without rewards', withRegular({ rows: [] }), 'regular.rows: '],
    ['a reward of two kinds', withRow({ id: 'x', weight: 40, coins: 1, tickets: 1 }), 'regular.rows.2: '],
    ['a weight of 0', withRow({ id: 'x', weight: 0, coins: 1 }), 'regular.rows.2.weight: '],
    ['half a weight', withRow({ id: 'x', weight: 0.5, coins: 1 }), 'regular.rows.2'],
    ['weights above 2^31', withRegular({ weightTotal: 2 ** 31 + 1 }), 'regular.weightTotal: '],
    ['a missing set', { regular }, 'jackpot: '],
  ])('refuses %s', async (name, content, problem) => {
    const { code, complaints } = await check(content)
    expect(code).toBe(1)
    expect(complaints.join('\n'), name).toContain(problem)
    expect(await database.query(sql`select from wheel_table`)).toEqual([])
  })
})

describe('wheel publish', () => {
  beforeEach(open)

  const versions = () =>
    database.query<{ version: number; daysAhead: number; endsAt: Date | null }>(sql`
      select version, round(extract(epoch from starts_at - now()) / 86400)::int as days_ahead, ends_at
      from wheel_table order by version`)

  it('starts the first version at once, and announces others for a week ahead', async () => {
    expect(await publish(table)).toMatchObject({ code: 0, lines: ['Version 1 is published and has started'] })
    const wheel = await testApp({ database }).callOrFail(getWheel)
    expect(wheel.table).toMatchObject({ version: 1, sets: { regular: { weightTotal: 1000 } } })
    const { code, lines } = await publish(table)
    expect({ code, line: lines[0]?.slice(0, 36) }).toEqual({
      code: 0,
      line: 'Version 2 is published and starts at',
    })
    expect(await versions()).toEqual([
      { version: 1, daysAhead: 0, endsAt: null },
      { version: 2, daysAhead: 7, endsAt: null },
    ])
    expect((await testApp({ database }).callOrFail(getWheel)).nextTable?.version).toBe(2)
    expect((await actsOf(database)).at(-1)).toMatchObject({
      who: 'iris',
      command: 'wheel publish',
      details: { version: 2, ...table },
    })
  })

  it('starts and ends versions when it is told to', async () => {
    await publish(table)
    const ends = ['--old-table-ends-at', '2999-06-01']
    expect(await publish(table, '--starts-at', '2999-05-01T12:00Z', ...ends)).toMatchObject({
      lines: ['Version 2 is published and starts at 2999-05-01T12:00:00.000Z'],
    })
    expect((await versions()).map(({ endsAt }) => endsAt?.toISOString())).toEqual([
      '2999-06-01T00:00:00.000Z',
      undefined,
    ])
  })

  it.each([
    [['--starts-at', '2001-01-01'], 'expected a time in the future', 2],
    [['--starts-at', 'soon'], 'expected a time in the future', 2],
    [['--starts-at', '2999-05-01'], 'Another version starts at 2999-05-01T00:00:00.000Z', 1],
    [['--starts-at', '2999-04-30'], 'start this one later', 1],
    [[], 'start this one later', 1],
    [['--starts-at', '2999-05-02', '--old-table-ends-at', '2999-05-01'], 'Earlier versions can end when', 1],
  ])('refuses %j after a version that starts in 2999', async (options, complaint, exitCode) => {
    await publish(table)
    await publish(table, '--starts-at', '2999-05-01')
    const { code, complaints } = await publish(table, ...options)
    expect(code).toBe(exitCode)
    expect(complaints.join('\n')).toContain(complaint)
    expect(await versions()).toHaveLength(2)
  })

  it.each([
    [withRegular({ weightTotal: 999 }), 'regular: the weights add up to 1000, not to 999'],
    [withRow({ id: 'x', weight: 40, item: 'nectar', quantity: 1 }), 'item nectar: there is none'],
  ])('refuses what the check refuses', async (content, problem) => {
    const { code, complaints } = await publish(content)
    expect(code).toBe(1)
    expect(complaints.join('\n')).toContain(problem)
    expect(await versions()).toEqual([])
  })

  it('gives two operators at once two versions', async () => {
    await publish(table)
    save(table)
    const starts = ['2999-05-01', '2999-06-01']
    await Promise.all(starts.map((start) => act(database, ['wheel', 'publish', file, '--starts-at', start])))
    const numbers = (await versions()).map(({ version }) => version)
    expect(numbers.slice(0, 2)).toEqual([1, 2])
    await forgetOperators(database.owner)
  })
})
