// `pnpm bench:statistics`: measures the tabs of statistics in a large world, where some have a year of days.
import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { statisticTabs } from '@olympus/contract/statistic-keys'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { reportStatistics } from '../src/features/statistics/report-statistics.ts'
import { storeMedians } from '../src/features/statistics/store-medians.ts'
import { createLog } from '../src/log.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { loadCharacters } from './load-characters.ts'
import { loadStatistics, totalsOf } from './load-statistics.ts'
import { msOf } from './ms-of.ts'
import {
  createPlayers,
  type Measured,
  measurePages,
  numbers,
  print,
  publicUrl,
  reportPages,
  visitsPerRound,
} from './page-visits.ts'
import { serveOn } from './serve-on.ts'

const isEmbedded = process.env.TEST_DATABASE_URL === undefined
const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: isEmbedded ? '10000' : '1000000' },
    counting: { type: 'string', default: isEmbedded ? '200' : '20000' },
    days: { type: 'string', default: '365' },
    samples: { type: 'string', default: '2000' },
    batches: { type: 'string', default: '20' },
    'at-once': { type: 'string', default: '1' },
  },
})
const [characters, counting, days] = [values.characters, values.counting, values.days].map(Number) as [
  number,
  number,
  number,
]
const samples = Math.min(Number(values.samples), counting)
const every = Math.floor(characters / counting)
/** Pasts are copies of four, and a batch is of characters with the same one. */
const pasts = 4
const batchSize = Math.min(500, Math.floor(counting / pasts))
const now = new Date()

const idOf = (place: number) => 1 + place * every
const pathOf = (query: string) => (id: number) => `/api/characters/${id}/statistics${query}`

const controlName = 'Read by primary key, no session'
const measured: Measured[] = [
  { name: controlName, kind: 'control', pathOf: (id) => `/plain/${id}` },
  { name: 'The first tab', kind: 'goal', pathOf: pathOf('') },
  {
    name: 'The first tab, compared with a character',
    kind: 'goal',
    pathOf: (id) => pathOf(`?compareWith=${id}`)(id),
  },
  ...statisticTabs
    .slice(1)
    .map((tab): Measured => ({ name: `The tab ${tab}`, kind: 'goal', pathOf: pathOf(`?tab=${tab}`) })),
  { name: 'The first tab, everything', kind: 'goal', pathOf: pathOf('?period=all') },
]

/** Every character of a batch has counted a little more. */
async function measureBatches(database: Database): Promise<void> {
  const [totals] = totalsOf(now)
  if (!totals) throw new Error('There are no totals')
  const times: number[] = []
  for (let batch = 1; batch <= Number(values.batches); batch++) {
    const entries = Array.from({ length: batchSize }, (_, index) => ({
      index,
      entry: {
        world: 'main',
        gameId: `bench-${idOf(index * pasts)}`,
        counterEpoch: 0,
        capturedAt: new Date().toISOString(),
        counters: { ...totals.counters, monstersKilled: (totals.counters.monstersKilled ?? 0) + batch },
        breakdowns: totals.breakdowns,
        bestTimes: {},
        latest: {},
      },
    }))
    const origin = {
      batchId: randomUUID(),
      boot: { clockSkewMs: 0 },
      gameServer: { id: null, worlds: ['main'] },
    }
    times.push(
      await msOf(() => database.transaction((transaction) => reportStatistics(transaction, origin, entries))),
    )
  }
  const sorted = times.slice(1).toSorted((a, b) => a - b)
  const [p50, last] = [sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
  print(
    `A batch of ${batchSize} reports`,
    `median ${numbers.format(p50)} ms, most ${numbers.format(last)} ms`,
  )
}

function printRatios(figures: Awaited<ReturnType<typeof measurePages>>): void {
  const p99 = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  const named = new Map([...figures].map(([{ name }, { times }]) => [name, times]))
  const [control, first] = [named.get(controlName) ?? [], named.get('The first tab') ?? []]
  print('The first tab, in times of the control', `p99 ${numbers.format(p99(first) / p99(control))}`)
}

async function bench(): Promise<void> {
  const database = await openTestDatabase()
  try {
    const { version, fsync, partitions } = await database.one<{
      version: string
      fsync: string
      partitions: number
    }>(sql`
      select split_part(version(), ' on ', 1) as version, current_setting('fsync') as fsync,
        (select count(*) from pg_inherits where inhparent = 'statistic_day'::regclass) as partitions`)
    const load = () => numbers.format(loadavg()[0] ?? 0)
    print('Database', `${version}, fsync ${fsync}, ${cpus().length} processors, load ${load()}`)
    const loadMs = await msOf(async () => {
      await loadCharacters(database.owner, { characters, full: Math.min(100, characters) })
      await loadStatistics(database.owner, { every, counting, days }, now)
    })
    const { bytes } = await database.one<{ bytes: number }>(
      sql`select pg_database_size(current_database()) as bytes`,
    )
    print(
      'Loaded',
      `in ${numbers.format(loadMs / 1000)} s, ${numbers.format(bytes / 1e9)} GB, ${partitions} months`,
    )
    const mediansMs = await msOf(() => storeMedians({ database, log: createLog('error') }, async () => null))
    print('Medians of all levels and periods', `${numbers.format(mediansMs / 1000)} s`)

    const { port, stop } = await serveOn(
      database,
      { PUBLIC_URL: publicUrl, REQUESTS_PER_ACCOUNT: '0', REQUESTS_PER_NETWORK: '0' },
      (app) =>
        app.get('/plain/:id', async (context) => {
          const id = Number(context.req.param('id'))
          return context.json(await database.one(sql`select id, name, level from character where id = ${id}`))
        }),
    )
    const places = Array.from({ length: samples + visitsPerRound }, (_, sample) =>
      Math.floor((sample * counting) / (samples + visitsPerRound)),
    )
    const players = await createPlayers(database, places.map(idOf))
    const figures = await measurePages({ port, atOnce: Number(values['at-once']), measured }, players)
    const isGood = reportPages(figures)
    printRatios(figures)
    await measureBatches(database)
    print('Load at the end', load())
    if (!isGood) process.exitCode = 1
    await stop(1000)
  } finally {
    await database.close()
  }
}

await bench()
process.exit()
