import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from './embedded-database.ts'

const writer = path.join(import.meta.dirname, '../../testing/embedded-writer.ts')
const writesBeforeKill = 50
const killRounds = 3
/** Enough space in the log for a table and some commits. */
const spareBytes = 256 * 1024

const temporaryDirectory = () => fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-embedded-'))

/** A data directory that was opened and closed once. Tests copy it, because creating one takes seconds. */
let fresh = ''
let dataDir = ''
let database: Database | undefined

beforeAll(async () => {
  fresh = temporaryDirectory()
  await (await openEmbedded({ dataDir: fresh, log: silentLog })).close()
})

afterAll(() => fs.rmSync(fresh, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = temporaryDirectory()
})

afterEach(async () => {
  await database?.close()
  database = undefined
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const copyFresh = () =>
  fs.cpSync(path.join(fresh, 'database'), path.join(dataDir, 'database'), { recursive: true })

const open = async () => (database = await openEmbedded({ dataDir, log: silentLog }))

/** Starts a process that inserts 1, 2, 3, … and reports each number once its commit is acknowledged. */
function startWriter(): {
  readonly acknowledged: number[]
  kill(): Promise<void>
  firstWrite: Promise<unknown>
  /** Resolves while another commit is in progress. */
  busy: Promise<void>
} {
  const child = fork(writer, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const acknowledged: number[] = []
  const busy = new Promise<void>((resolve) => {
    child.on('message', (number: number) => {
      if (acknowledged.push(number) === writesBeforeKill) resolve()
    })
  })
  return {
    acknowledged,
    firstWrite: once(child, 'message'),
    busy,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

it('keeps its data when it is closed and opened again', async () => {
  copyFresh()
  const first = await open()
  await first.transaction((transaction) =>
    transaction.script('create table kept (id int); insert into kept values (7)'),
  )
  await first.close()
  const second = await open()
  expect(await second.query(sql`select id from kept`)).toEqual([{ id: 7 }])
})

it('loses no acknowledged commit to kill -9', async () => {
  copyFresh()
  for (let round = 0; round < killRounds; round++) {
    const running = startWriter()
    await running.busy
    await running.kill()
    const reopened = await open()
    const rows = await reopened.query<{ number: number }>(
      sql`select number from written where round = ${round}`,
    )
    const kept = new Set(rows.map(({ number }) => number))
    expect(running.acknowledged.filter((number) => !kept.has(number))).toEqual([])
    expect(running.acknowledged.length).toBeGreaterThanOrEqual(writesBeforeKill)
    await reopened.close()
    database = undefined
  }
})

// Simulates a failing disk: no file of the process may grow beyond a size.
it.skipIf(process.platform === 'win32')(
  'ends the process when commits can no longer be written',
  async () => {
    copyFresh()
    const before = await open()
    const { logEnd } = await before.one<{ logEnd: number }>(
      sql`select (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset as log_end`,
    )
    await before.close()
    database = undefined
    const blocks = Math.ceil((logEnd + spareBytes) / 512)
    const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`
    const child = spawn('sh', ['-c', limited, process.execPath, writer, dataDir], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const acknowledged: number[] = []
    child.on('message', (number: number) => acknowledged.push(number))
    expect(await once(child, 'close')).toEqual([1, null])
    const rows = await (await open()).query<{ number: number }>(sql`select number from written`)
    const kept = new Set(rows.map(({ number }) => number))
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(0)
  },
)

it('refuses a directory that another process has open, and names that process', async () => {
  copyFresh()
  const running = startWriter()
  await running.firstWrite
  await expect(open()).rejects.toThrow(/in use by process \d+\. Stop it, or set DATA_DIR/)
  await running.kill()
  await open()
})

it('recovers from a first start that was interrupted', async () => {
  fs.mkdirSync(path.join(dataDir, 'database.new/base'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'database.new/PG_VERSION'), '18')
  expect(await (await open()).query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  expect(fs.existsSync(path.join(dataDir, 'database.new'))).toBe(false)
})
