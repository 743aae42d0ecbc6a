import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { silentLog } from '../log.ts'
import { createAccount } from '../testing/create-account.ts'
import { act, actsOf, memoryAnchors, operate } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'
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
