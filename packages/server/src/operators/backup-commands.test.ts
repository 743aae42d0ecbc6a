import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { silentLog } from '../log.ts'
import { createAccount } from '../testing/create-account.ts'
import { act, actsOf, memoryAnchors, operate } from '../testing/operator-terminal.ts'
import { testApp } from '../testing/test-app.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { newGameServer } from '../testing/test-game-server.ts'
import { localFiles } from './files.ts'
import { runOperator } from './run-operator.ts'

const database = withTestDatabase()

it('refuses to back up a database that is not in files of its own', async () => {
  expect(await operate(database, ['backup', 'create', 'nightly'])).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('docs/backup.md describes how to back up PostgreSQL')],
  })
})

it('restores without opening a database, and names what it cannot restore by its absolute path', async () => {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-backup-command-'))
  const complaints: string[] = []
  const host = {
    open: () => Promise.reject(new Error('It was opened')),
    offline: () => ({ config: readConfig({ DATA_DIR: dataDir }), log: silentLog }),
  }
  for (const command of ['restore', 'check'])
    expect(
      await runOperator(['backup', command, 'nightly'], host, {
        files: localFiles,
        print: () => {},
        complain: (line) => void complaints.push(line),
        readKey: () => null,
      }),
    ).toBe(1)
  const complaint = `${path.resolve('nightly')} is no complete backup: it has no manifest.json`
  expect(complaints).toEqual([complaint, complaint])
  await fs.rm(dataDir, { recursive: true })
})

it('skips IDs that lost rows may have had, but none of the acts', async () => {
  const before = await createAccount(database)
  const ports = { anchors: memoryAnchors() }
  const { lines } = await act(database.owner, ['backup', 'skip-ids'], ports)
  expect(lines).toEqual([expect.stringMatching(/^New rows of \d\d+ tables get IDs/)])
  expect(await createAccount(database)).toBeGreaterThan(before + 999_999)
  await act(database.owner, ['backup', 'skip-ids'], ports)
  expect(await actsOf(database)).toHaveLength(2)
  expect(await operate(database, ['acts', 'check'], ports)).toMatchObject({ code: 0 })
  expect(await database.query(sql`select id from operator_act order by id`)).toEqual([{ id: 1 }, { id: 2 }])
})

it('gives no boot an epoch, and no task an ID, that a lost one may have had', async () => {
  const app = testApp({ database })
  const { key, bootId, epoch } = await newGameServer(app)
  await act(database.owner, ['backup', 'skip-ids'])
  // A boot that is known keeps its epoch. All others get greater ones than any game server has seen.
  expect((await newGameServer(app, { key, bootId })).epoch).toBe(epoch)
  const restarted = await newGameServer(app, { key })
  expect(restarted.epoch).toBeGreaterThan(epoch + 999_999)
  const skipped = await database.owner.query<{ name: string }>(sql`
    select sequencename as name from pg_sequences
    where schemaname = current_schema() and last_value >= 1000000 order by 1`)
  expect(skipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['bridge_epoch', 'task_id_seq']))
})
