import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { clusterDirectory } from './cluster-directory.ts'
import { DurableNodeFS } from './durable-node-fs.ts'
import { durableParameters, openEngine } from './engine.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-durable-'))

afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

it('syncs every commit to the disk, and rejects a commit that cannot be synced', async () => {
  const failures: unknown[] = []
  const fileSystem = new DurableNodeFS(await clusterDirectory(dataDir), (error) => failures.push(error))
  const engine = await openEngine({ fs: fileSystem, startParams: durableParameters })
  await engine.exec('create table kept (id int)')
  const before = fileSystem.syncs
  for (let id = 0; id < 5; id++) await engine.query('insert into kept values ($1)', [id])
  expect(fileSystem.syncs - before).toBeGreaterThanOrEqual(5)

  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw new Error('EIO: i/o error, fsync')
  })
  const outcome = await engine.query('insert into kept values (99)').then(
    () => 'acknowledged',
    (error: Error) => error.message,
  )
  expect(outcome).toMatch(/could not fsync file/)
  expect(failures).toHaveLength(1)
})
