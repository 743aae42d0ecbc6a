// `pnpm bench:leaderboards`: measures ranks, pages and batches of a large board, beside OFFSET and COUNT.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { limits } from '@olympus/contract/limits'
import sql, { raw, type Sql } from 'sql-template-tag'
import { findSeason } from '../src/features/leaderboards/board-seasons.ts'
import { findOnBoard } from '../src/features/leaderboards/find-on-board.ts'
import { getRanks } from '../src/features/leaderboards/get-ranks.ts'
import { readBoard } from '../src/features/leaderboards/read-board.ts'
import { rebuildBuckets } from '../src/features/leaderboards/rebuild-buckets.ts'
import { searchBoard } from '../src/features/leaderboards/search-board.ts'
import { reportScores } from '../src/features/leaderboards/report-scores.ts'
import { silentLog } from '../src/log.ts'
import { importBoards } from '../src/testing/boards.ts'
import { administer, urlOf } from '../src/testing/postgres-template.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { accountOf, charactersPerAccount } from './load-characters.ts'

const { TEST_DATABASE_URL: server } = process.env
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: server === undefined ? '100000' : '10000000' },
    samples: { type: 'string', default: '1000' },
    controls: { type: 'string', default: '5' },
  },
})
const entries = Number(values.entries)
const samples = Number(values.samples)
const controls = Number(values.controls)
/** As players can choose, and as the portal asks without a choice. */
const pageSize = limits.pageSizeMax
const usualPageSize = limits.boardPageSizeDefault
/** PostgreSQL plans a statement anew five times before it keeps a plan. */
const warmUps = 10
const batches = 300
const batchSize = 500
const naming = { file: null, locale: 'en' } as const

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const print = (what: string, figures: string) => process.stdout.write(`${what.padEnd(34)} ${figures}\n`)
const below = (limit: number) => Math.floor(Math.random() * limit)

async function measure(what: string, times: number, act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < warmUps; time++) await act()
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const start = performance.now()
    await act()
    taken.push(performance.now() - start)
  }
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => numbers.format(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  print(what, `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}

const database = await openTestDatabase()
await importBoards(database)
const season = await findSeason(database, 'monsters', {})
if (!season) throw new Error('There is no board')

/** Those without a constraint are faster to make anew than to keep up. */
const indexes = await database.owner.query<{ name: string; definition: string }>(sql`
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in ('character'::regclass, 'board_entry'::regclass)
    and not exists (select from pg_constraint where conindid = indexrelid)`)
const loading = performance.now()
await database.owner.transaction(async (transaction) => {
  await transaction.script(`
    set local statement_timeout = 0; set local session_replication_role = replica;
    set local maintenance_work_mem = '1GB'`)
  for (const { name } of indexes) await transaction.execute(sql`drop index ${raw(name)}`)
  await transaction.execute(sql`
  insert into account (id, username, email, password_hash, locale, activated_at) overriding system value
  select n, 'bench_' || n, 'bench_' || n || '@example.com', 'none', 'en', now()
  from generate_series(1, ${accountOf(entries)}::bigint) as n`)
  await transaction.execute(sql`
  insert into character (
    account_id, world, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp, attack_min,
    attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active
  )
  select ceil(n / ${charactersPerAccount}::numeric), 'main', 'c' || n, 'Name ' || n, n % 5, 'fire', case n % 2 when 0 then 'celestial' else 'chthonic' end,
    1, 1, 1, 0, 1, 1, 1, 1, '{}', 0, 0, 0, 0, false
  from generate_series(1, ${entries}::int) as n`)
  // Three of ten have one of five scores.
  await transaction.execute(sql`
  insert into board_entry (season_id, character_id, sort_key, reached_at, class_code, faction, is_ranked)
  select ${season.id}, id, case when id % 10 < 3 then -1000 * (1 + id % 5) else -1 - floor(random() * 100000000)::bigint end,
    now() - random() * interval '90 days', class_code, faction, true
  from character`)
  for (const { definition } of indexes) await transaction.execute(sql`${raw(definition)}`)
  await rebuildBuckets(transaction, season.id)
})
const { name } = await database.one<{ name: string }>(sql`select current_database() as name`)
if (server === undefined) await database.owner.execute(sql`analyze`)
// It takes longer than a statement of the portal may.
else await administer(urlOf(server, name), async (client) => void (await client.query('vacuum analyze')))
print(
  `${numbers.format(entries)} entries, loaded in`,
  `${numbers.format((performance.now() - loading) / 1000)} s`,
)

const { first } = await database.one<{ first: number }>(sql`select min(id) as first from character`)
const anybody = () => first + below(entries)
const reader = () => ({ board: 'monsters', accountId: accountOf(1 + below(entries)) }) as const
const pagesOf = (size: number) => Math.min(100_000, Math.ceil(entries / size))
const pages = pagesOf(pageSize)
const readPage = (page: number, more: object = {}) =>
  readBoard(database, { ...reader(), page, pageSize, ...more }, naming)

await measure('any rank', samples, () => getRanks(database, anybody(), naming))
await measure(`any page of ${usualPageSize}`, samples, () =>
  readPage(1 + below(pagesOf(usualPageSize)), { pageSize: usualPageSize }),
)
await measure(`any page of ${pageSize}`, samples, () => readPage(1 + below(pages)))
await measure('the first page', samples, () => readPage(1))
await measure('the last page', samples, () => readPage(pages))
await measure('any page of a class and faction', samples, () =>
  readPage(1 + below(Math.ceil(pages / 10)), { characterClass: 'hoplite', faction: 'chthonic' }),
)
await measure('find-me', samples, () =>
  findOnBoard(database, { ...reader(), characterId: anybody(), pageSize: 10 }),
)
// Few names begin like this; then a tenth of all, so that the board is walked down.
for (const beginning of [() => `Name ${anybody()}`, () => 'Name 1'])
  await measure(`search "${beginning()}"`, samples, () =>
    searchBoard(database, { ...reader(), name: beginning(), pageSize: 10 }),
  )
/** The controls may take longer than a statement of the portal. */
const atLeisure = (statement: Sql) =>
  database.transaction(async (transaction) => {
    await transaction.script('set local statement_timeout = 0')
    await transaction.query(statement)
  })
await measure('control: COUNT for any rank', controls, () =>
  atLeisure(sql`
    select count(*) from board_entry where season_id = ${season.id} and is_ranked
      and sort_key < (select sort_key from board_entry where season_id = ${season.id} and character_id = ${anybody()})`),
)
await measure('control: OFFSET for any page', controls, () =>
  atLeisure(sql`
    select * from board_entry where season_id = ${season.id} and is_ranked
    order by sort_key, reached_at, character_id offset ${below(pages) * pageSize} limit ${pageSize}`),
)

const origin = {
  gameServer: { id: null as never, keyId: 0, name: 'bench', worlds: ['main'], scopes: ['scores'] },
  boot: { bootId: randomUUID(), epoch: 1, clockSkewMs: 0, taskKinds: [] },
  world: '',
  log: silentLog,
} as const
const sendBatch = () =>
  database.transaction((transaction) =>
    reportScores(
      transaction,
      { ...origin, batchId: randomUUID() },
      Array.from({ length: batchSize }, (_, index) => ({
        index,
        entry: {
          world: 'main',
          gameId: `c${1 + below(entries)}`,
          board: 'monsters' as const,
          scoreId: randomUUID(),
          score: 1 + below(200_000_000),
          reachedAt: new Date().toISOString(),
          figures: {},
          party: [],
        },
      })),
    ),
  )
await measure('1,000 scores in two batches', batches, async () => {
  await sendBatch()
  await sendBatch()
})
// Then most pages of the table have a changed row, and PostgreSQL may not have vacuumed them yet.
await measure(`any page of ${pageSize}, then`, samples, () => readPage(1 + below(pages)))
await database.close()
