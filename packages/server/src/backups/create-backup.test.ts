import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import type { Queries } from '../database/database.ts'
import { type EmbeddedDatabase, isEmbedded } from '../database/embedded/embedded-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { embeddedOwner } from '../database/rights/serving-role.ts'
import { silentLog } from '../log.ts'
import { recordAct } from '../operators/record-act.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const writer = path.join(import.meta.dirname, '../testing/embedded-writer.ts')
const writersAtOnce = 6
const tables = 8
const timeoutMs = 240_000

let directory = ''
let database: EmbeddedDatabase | undefined

const place = (name: string) => path.join(directory, name)

async function open(name: string): Promise<EmbeddedDatabase> {
  const opened = await openDatabase(readConfig({ DATA_DIR: place(name) }), silentLog)
  if (!isEmbedded(opened)) throw new Error('It is not embedded')
  // The tables of these tests are not the server's.
  await opened.actAs(embeddedOwner)
  return (database = opened)
}

async function restore(backup: string, name: string): Promise<EmbeddedDatabase> {
  await restoreBackup(place(backup), { config: readConfig({ DATA_DIR: place(name) }), log: silentLog })
  return open(name)
}

const entriesOf = async (name: string) => (await fs.readdir(place(name))).sort()

beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-backup-'))
  await (await open('fresh')).close()
  database = undefined
}, timeoutMs)

afterEach(async () => {
  vi.restoreAllMocks()
  await database?.close()
  database = undefined
})

afterAll(() => fs.rm(directory, { recursive: true, force: true }))

const copyFresh = (name: string) => fs.cp(place('fresh'), place(name), { recursive: true })

const tableNames = Array.from({ length: tables }, (_, index) => `written_${index}`)
const createTables = tableNames
  .map((name) => `create table ${name} (number int, filling text); create index on ${name} (filling);`)
  .join('')
/** One commit in all tables. Its number is one more than that of the commit before. */
const writeOne = tableNames
  .map((name) => `insert into ${name} select count(*) + 1, repeat(md5(random()::text), 20) from ${name};`)
  .join('')

async function numbersIn(queries: Queries, table: string): Promise<number[]> {
  const { numbers } = await queries.one<{ numbers: number[] }>(
    sql([`select coalesce(json_agg(number order by number), '[]') as numbers from ${table}`]),
  )
  return numbers
}

it(
  'holds exactly the commits up to one moment, while others write',
  async () => {
    await copyFresh('busy')
    const busy = await open('busy')
    await busy.transaction((transaction) => transaction.script(createTables))
    let acknowledged = 0
    const over = new AbortController()
    const writers = Array.from({ length: writersAtOnce }, async () => {
      while (!over.signal.aborted) {
        await busy.transaction(async (transaction) => {
          await transaction.script(writeOne)
          await recordAct(transaction, { by: { who: 'iris', why: 'test' }, command: 'test act', details: {} })
        })
        acknowledged++
        // Then a copy without what changed since cannot recover from the log alone.
        if (acknowledged % 20 === 0) await busy.query(sql`select pg_switch_wal()`)
      }
    })
    await vi.waitUntil(() => acknowledged > 20, { timeout: timeoutMs })
    const acknowledgedBefore = acknowledged
    const { books } = await createBackup(busy, place('busy-backup'))
    const acknowledgedAfter = acknowledged
    over.abort()
    await Promise.all(writers)
    await busy.close()

    const restored = await restore('busy-backup', 'busy-restored')
    const kept = await numbersIn(restored, 'written_0')
    expect(kept).toHaveLength(books.lastAct?.id ?? 0)
    expect(kept).toEqual(kept.map((_, index) => index + 1))
    expect(kept.length).toBeGreaterThanOrEqual(acknowledgedBefore)
    // Some are acknowledged only after the moment that they belong to.
    expect(kept.length).toBeLessThanOrEqual(acknowledgedAfter + writersAtOnce)
    for (const name of tableNames) expect(await numbersIn(restored, name)).toEqual(kept)
    await restored.execute(sql`reindex database`)
  },
  timeoutMs,
)

it(
  'leaves no backup that looks complete when it is killed, and loses no commit',
  async () => {
    await copyFresh('killed')
    await fs.mkdir(place('backups'))
    const child = fork(writer, [place('killed'), place('backups/nightly')], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const acknowledged: number[] = []
    child.on('message', (number: number) => acknowledged.push(number))
    const [unfinished = ''] = await vi.waitUntil(
      async () => {
        const [name = ''] = await entriesOf('backups')
        const files = name && (await fs.readdir(place(`backups/${name}`), { recursive: true }))
        return files.length > 100 && [name]
      },
      { timeout: timeoutMs, interval: 5 },
    )
    child.kill('SIGKILL')
    await once(child, 'close')

    expect(unfinished).toMatch(/^nightly\.unfinished-[\da-f]{8}$/)
    await expect(restore(`backups/${unfinished}`, 'from-half')).rejects.toThrow('is no complete backup')
    const survivor = await open('killed')
    const rows = await survivor.query<{ number: number }>(sql`select number from written`)
    const kept = new Set(rows.map(({ number }) => number))
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
    await createBackup(survivor, place('backups/nightly'))
    expect(await entriesOf('backups')).toEqual(['nightly', unfinished])
    await survivor.close()
    const restored = await restore('backups/nightly', 'from-whole')
    expect(await restored.query(sql`select number from written`)).toHaveLength(rows.length)
  },
  timeoutMs,
)

it(
  'refuses a place where it would harm something, and leaves nothing of a failure',
  async () => {
    const opened = await open('fresh')
    await fs.mkdir(place('others'))
    await expect(createBackup(opened, place('others'))).rejects.toThrow('exists: name a new directory')
    await expect(createBackup(opened, place('unmounted/nightly'))).rejects.toThrow('There is no directory')
    await expect(createBackup(opened, place('fresh/database/nightly'))).rejects.toThrow('the database itself')
    const full = { ...(await fs.statfs(directory)), bavail: 10, bsize: 4096 }
    vi.spyOn(fs, 'statfs').mockResolvedValue(full)
    await expect(createBackup(opened, place('others/nightly'))).rejects.toThrow(
      /has 0 MB free, but .* needs \d+/,
    )
    vi.restoreAllMocks()
    vi.spyOn(fs, 'rename').mockRejectedValue(new Error('EIO: i/o error, rename'))
    await expect(createBackup(opened, place('others/nightly'))).rejects.toThrow('EIO')
    expect(await entriesOf('others')).toEqual([])
  },
  timeoutMs,
)
