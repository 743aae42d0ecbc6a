import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { lockDirectory } from '../database/embedded/directory-lock.ts'
import { isEmbedded, openEmbedded } from '../database/embedded/embedded-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { embeddedOwner } from '../database/rights/serving-role.ts'
import { silentLog } from '../log.ts'
import { readChain } from '../operators/anchors/read-chain.ts'
import { recordAct } from '../operators/record-act.ts'
import { systemRandom } from '../random.ts'
import { createKeyRing } from '../secrets/key-ring.ts'
import { openConfiguredKeys } from '../secrets/open-secret-box.ts'
import { createAccount } from '../testing/create-account.ts'
import { giveCoins } from '../testing/game-data.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const timeoutMs = 240_000
const coins = 70

const newKey = () => randomBytes(32).toString('base64url')
const idOf = (key: string) => createKeyRing([Buffer.from(key, 'base64url')], systemRandom).sealingKeyId
const key = newKey()
const otherKey = newKey()

let directory = ''
let dataDir = ''
let database: Database | undefined

const place = (name: string) => path.join(directory, name)
const configOf = (changes: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATA_DIR: dataDir, SECRET_KEY: key, ...changes })
const restore = (name: string, changes: NodeJS.ProcessEnv = {}) =>
  restoreBackup(place(name), { config: configOf(changes), log: silentLog })

beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-restore-'))
  dataDir = place('origin')
  const origin = await openDatabase(configOf(), silentLog)
  if (!isEmbedded(origin)) throw new Error('It is not embedded')
  await openConfiguredKeys(origin, configOf())
  await giveCoins(origin, await createAccount(origin), coins)
  await origin.transaction((transaction) =>
    recordAct(transaction, { by: { who: 'iris', why: 'ticket 7' }, command: 'test act', details: {} }),
  )
  await createBackup(origin, place('backup'))
  await origin.actAs(embeddedOwner)
  await origin.transaction((transaction) =>
    transaction.script(
      `update ledger_account set balance_coins = 71 where balance_coins = 70;
       alter table operator_act disable trigger user; update operator_act set why = 'another reason'`,
    ),
  )
  await origin.close()
  await fs.cp(place('origin/database'), place('backup-before-41'), { recursive: true })
}, timeoutMs)

afterAll(() => fs.rm(directory, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await fs.mkdtemp(place('data-'))
})

afterEach(async () => {
  await database?.close()
  database = undefined
})

const expectNothingRestored = async () => {
  expect((await fs.readdir(dataDir)).filter((name) => !name.startsWith('lock'))).toEqual([])
}

it(
  'restores the database with its books, and reports what it found',
  async () => {
    const { manifest, books, problems, missingKeyIds } = await restore('backup')
    expect(books).toEqual(manifest?.books)
    expect(books).toMatchObject({
      ledger: { entries: 2, coins: 0 },
      lastAct: { id: 1, hash: expect.stringMatching(/^[\da-f]{64}$/) as string },
      keyId: idOf(key),
    })
    expect({ problems, missingKeyIds }).toEqual({ problems: [], missingKeyIds: [] })
    expect((await fs.readdir(dataDir)).sort()).toEqual(['database', 'lock'])
    database = await openDatabase(configOf(), silentLog)
    expect(
      await database.query(sql`select balance_coins from ledger_account where name like 'player:%'`),
    ).toEqual([{ balanceCoins: coins }])
    expect(await createAccount(database)).toBeGreaterThan(1_000_000)
    await database.transaction((transaction) =>
      recordAct(transaction, { by: { who: 'iris', why: 'ticket 8' }, command: 'test act', details: {} }),
    )
    expect((await readChain(database)).broken).toEqual([])
  },
  timeoutMs,
)

it(
  'restores a copy from before a migration, and reports what was wrong in it',
  async () => {
    const { manifest, books, problems } = await restore('backup-before-41')
    expect(manifest).toBeNull()
    expect(books).toMatchObject({ ledger: { entries: 2, coins: 0 }, keyId: idOf(key) })
    expect(problems).toEqual([
      'The ledger HAS DRIFTED: 1 drifts, 0 unbalanced transactions, sum 0',
      'The chain of acts of operators is BROKEN: acts 1',
    ])
  },
  timeoutMs,
)

it(
  'checks a backup without a data directory, and leaves it as it is',
  async () => {
    const before = await fs.readdir(place('backup'), { recursive: true })
    const checked = await checkBackup(place('backup'), { config: configOf(), log: silentLog })
    expect(checked).toMatchObject({ problems: [], books: { ledger: { entries: 2, coins: 0 } } })
    expect(await fs.readdir(place('backup'), { recursive: true })).toEqual(before)
    expect((await fs.readdir(directory)).filter((name) => name.includes('checking'))).toEqual([])
    await expectNothingRestored()
  },
  timeoutMs,
)

describe('refuses', () => {
  it('to replace a database, and names how to move it away', async () => {
    const existing = path.join(dataDir, 'database')
    await fs.mkdir(existing)
    await fs.writeFile(path.join(existing, 'PG_VERSION'), '18')
    await expect(restore('backup')).rejects.toThrow(`move it away: mv ${existing} ${existing}.old`)
    expect(await fs.readdir(existing)).toEqual(['PG_VERSION'])
  })

  it('a data directory in use, and DATABASE_URL', async () => {
    const lock = lockDirectory(dataDir)
    await expect(restore('backup')).rejects.toThrow(`in use by process ${process.pid}`)
    lock.release()
    await expect(restore('backup', { DATABASE_URL: 'postgres://localhost/olympus' })).rejects.toThrow(
      'DATABASE_URL is set',
    )
    await expectNothingRestored()
  })

  it('a SECRET_KEY that does not open it, and names the IDs', async () => {
    await expect(restore('backup', { SECRET_KEY: otherKey })).rejects.toThrow(
      new RegExp(`sealed with: key ${idOf(key)}\n.*DATA_DIR: key ${idOf(otherKey)}\n`),
    )
    await expect(restore('backup', { SECRET_KEY: '' })).rejects.toThrow('DATA_DIR: none')
    await expectNothingRestored()
  })

  it('a SECRET_KEY that does not open a copy without a manifest', { timeout: timeoutMs }, async () => {
    await expect(restore('backup-before-41', { SECRET_KEY: otherKey })).rejects.toThrow(
      `sealed with: key ${idOf(key)}`,
    )
    await expectNothingRestored()
  })

  /** A backup with a changed manifest. Its files are those of the original. */
  async function withManifest(name: string, change: (manifest: Manifest) => object): Promise<void> {
    await fs.mkdir(place(name))
    await fs.symlink(place('backup/database'), place(`${name}/database`))
    const manifest = JSON.parse(await fs.readFile(place('backup/manifest.json'), 'utf8')) as Manifest
    await fs.writeFile(place(`${name}/manifest.json`), JSON.stringify({ ...manifest, ...change(manifest) }))
  }

  const newer: [string, (manifest: Manifest) => object, string][] = [
    ['format', () => ({ format: 2 }), 'was made by a newer release'],
    ['engine', ({ engine }) => ({ engine: { ...engine, pglite: '0.10.0' } }), 'made by engine 0.10.0'],
    ['schema', ({ books }) => ({ books: { ...books, migration: 9001 } }), 'has migration 9001'],
  ]
  it.each(newer)('a backup with the %s of a newer release', async (name, change, reason) => {
    await withManifest(`newer-${name}`, change)
    await expect(restore(`newer-${name}`)).rejects.toThrow(reason)
    await expectNothingRestored()
  })

  it('a copy with the schema of a newer release', { timeout: timeoutMs }, async () => {
    await fs.mkdir(place('newer'))
    await fs.cp(place('origin/database'), place('newer/database'), { recursive: true })
    const opened = await openEmbedded({ dataDir: place('newer'), log: silentLog })
    await opened.execute(sql`insert into migration (number, name, checksum) values (9001, 'next', '')`)
    await opened.close()
    await fs.rename(place('newer/database'), place('newer/backup-before-9002'))
    await expect(restore('newer/backup-before-9002')).rejects.toThrow('has migration 9001')
    await expectNothingRestored()
  })

  const changed: [string, (manifest: Manifest) => object, string][] = [
    [
      'books',
      ({ books }) => ({ books: { ...books, ledger: { entries: 3, coins: 0 } } }),
      'ledger is {"entries":2',
    ],
    [
      'path',
      ({ files }) => ({ files: files.map((file) => ({ ...file, path: '../escaped' })) }),
      'was changed: files.0',
    ],
    [
      'file',
      ({ files }) => ({ files: files.map((file) => ({ ...file, sha256: '0'.repeat(64) })) }),
      'was changed after the backup',
    ],
    [
      'name',
      ({ files }) => ({ files: files.map((file) => ({ ...file, path: `${file.path}0` })) }),
      'cannot be read',
    ],
  ]
  it.each(changed)('a manifest whose %s differs', { timeout: timeoutMs }, async (name, change, reason) => {
    await withManifest(`changed-${name}`, change)
    await expect(restore(`changed-${name}`)).rejects.toThrow(reason)
    await expectNothingRestored()
  })

  it(
    'a backup with a changed, a shorter or no file, or without its manifest',
    { timeout: timeoutMs },
    async () => {
      await fs.cp(place('backup'), place('damaged'), { recursive: true })
      const { files } = JSON.parse(await fs.readFile(place('damaged/manifest.json'), 'utf8')) as Manifest
      const file = place(`damaged/database/${files.find(({ bytes }) => bytes > 8192)?.path}`)
      const content = await fs.readFile(file)
      for (const damaged of [
        Buffer.concat([Buffer.of((content[0] ?? 0) ^ 1), content.subarray(1)]),
        content.subarray(1),
      ]) {
        await fs.writeFile(file, damaged)
        await expect(restore('damaged')).rejects.toThrow(`${file} was changed after the backup`)
      }
      await fs.rm(file)
      await expect(restore('damaged')).rejects.toThrow(`${file} cannot be read`)
      await fs.writeFile(file, content)
      await fs.rm(place('damaged/manifest.json'))
      await expect(restore('damaged')).rejects.toThrow('is no complete backup')
      await expectNothingRestored()
    },
  )
})

it(
  'an interrupted restore never becomes an empty database',
  async () => {
    await fs.mkdir(path.join(dataDir, 'restoring/database'), { recursive: true })
    await expect(openEmbedded({ dataDir, log: silentLog })).rejects.toThrow('was interrupted: repeat it')
    await restore('backup')
    database = await openEmbedded({ dataDir, log: silentLog })
    expect(await database.query(sql`select coins from ledger_entry`)).toHaveLength(2)
  },
  timeoutMs,
)
