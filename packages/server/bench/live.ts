// `pnpm bench:live`: measures what open pages cost those who move coins.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { Failure } from '../src/failure.ts'
import { spendEntries } from '../src/features/ledger/ledger-rules.ts'
import { post } from '../src/features/ledger/post.ts'
import { createLiveEvents } from '../src/features/live/live-events.ts'
import { liveChannel } from '../src/features/live/publish.ts'
import { silentLog } from '../src/log.ts'
import { createPage, openPage } from '../src/testing/open-page.ts'
import { copyTemplate } from '../src/testing/postgres-template.ts'
import { loadLedger } from './load-ledger.ts'

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '64' },
    processes: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '12' },
  },
})
const writers = Number(values.writers)
const durationMs = Number(values.seconds) * 1000
const rounds = Number(values.rounds)
const creditsPerAccount = 1000

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const print = (what: string, figures: string) => process.stdout.write(`${what.padEnd(44)} ${figures}\n`)

interface Way {
  readonly name: string
  readonly hasPages: boolean
  /** Notifies in the transaction, which then holds the lock of all notifying commits. */
  readonly notifiesInside: boolean
}

const ways = [
  { name: 'No pages', hasPages: false, notifiesInside: false },
  { name: 'A page for each writer', hasPages: true, notifiesInside: false },
  { name: 'A page for each writer, NOTIFY inside', hasPages: true, notifiesInside: true },
] as const satisfies readonly Way[]

let spent = 0
let heard = 0

const spend = (database: Database, accountId: number, { notifiesInside }: Way) =>
  database.transaction(async (transaction) => {
    const entries = spendEntries(accountId, 'house:shop', 1)
    const posted = await post(transaction, { kind: 'shop-order', reference: `bench:${++spent}`, entries })
    if (posted instanceof Failure) throw posted
    if (notifiesInside) await transaction.query(sql`select pg_notify(${liveChannel}, '')`)
  })

/** Opens a page for each writer, spread over the processes. Returns a function that closes them. */
async function openPages(databases: readonly Database[]): Promise<() => Promise<unknown>> {
  const sources = databases.map((database) => createLiveEvents({ database, log: silentLog }))
  for (const [index, live] of sources.entries())
    for (let accountId = index + 1; accountId <= writers; accountId += sources.length) {
      const page = createPage(accountId)
      await openPage(live, { ...page, send: () => void (heard += 1), end() {} })
    }
  return () => Promise.all(sources.map((live) => live.stop()))
}

/** Commits per second. */
async function measure(databases: readonly Database[], way: Way): Promise<number> {
  const closePages = way.hasPages ? await openPages(databases) : null
  const startedAt = performance.now()
  let commits = 0
  async function write(database: Database, accountId: number) {
    while (performance.now() - startedAt < durationMs) {
      await spend(database, accountId, way)
      commits += 1
    }
  }
  await Promise.all(
    Array.from({ length: Math.ceil(writers / databases.length) }, (_, row) =>
      databases.map((database, index) => ({ database, accountId: row * databases.length + index + 1 })),
    )
      .flat()
      .filter(({ accountId }) => accountId <= writers)
      .map(({ database, accountId }) => write(database, accountId)),
  )
  const elapsedMs = performance.now() - startedAt
  await closePages?.()
  return (commits / elapsedMs) * 1000
}

const middleOf = (rates: readonly number[]) => rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0

async function bench(databases: readonly Database[]): Promise<void> {
  const [database] = databases
  if (!database) throw new Error('There has to be a process')
  const { version, fsync } = await database.one<{ version: string; fsync: string }>(
    sql`select split_part(version(), ' on ', 1) as version, current_setting('fsync') as fsync`,
  )
  print('Database', `${version}, fsync ${fsync}, ${cpus().length} processors`)
  print('Writers', `${writers}, on ${databases.length} pools of connections`)
  await loadLedger(database, { accounts: writers, entries: 2 * writers * creditsPerAccount })
  const rates = new Map<Way, number[]>(ways.map((way) => [way, []]))
  // In turn, so that all ways meet the same load of other programs, each first as often as the others.
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < ways.length; turn++) {
      const way = ways[(round + turn) % ways.length] ?? ways[0]
      rates.get(way)?.push(await measure(databases, way))
    }
  const [alone] = rates.values()
  for (const [{ name }, own] of rates) {
    const ratio = middleOf(own.map((rate, round) => rate / (alone?.[round] ?? 1)))
    print(
      name,
      `${numbers.format(Math.round(middleOf(own)))} commits per second, ratio ${numbers.format(ratio)}`,
    )
  }
  print('Events that the pages received', numbers.format(heard))
}

const { url, drop } = await copyTemplate(process.env.TEST_DATABASE_URL ?? '')
const databases = Array.from({ length: Number(values.processes) }, () => openPostgres(url, silentLog))
try {
  await bench(databases)
} finally {
  await Promise.all(databases.map((database) => database.close()))
  await drop()
}
