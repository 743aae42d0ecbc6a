import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockDirectory } from './database/embedded/directory-lock.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-operator-'))
afterAll(() => fs.rmSync(dataDir, { recursive: true }))

function operator(...argv: string[]) {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'operator.ts'), ...argv],
    { env: { ...inherited, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it('lists its commands, and requires a reason', () => {
  expect(operator('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('donations refund <id>') as unknown,
  })
  expect(operator('donations', 'refund', '4', '--who', 'iris')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('--why is missing') as unknown,
  })
})

it('creates no database, and does not touch that of a running server', () => {
  expect(operator('ledger', 'check')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no database in ${dataDir}`) as unknown,
  })
  expect(fs.readdirSync(dataDir)).toEqual([])

  fs.mkdirSync(path.join(dataDir, 'database'))
  const lock = lockDirectory(dataDir)
  try {
    expect(operator('ledger', 'check')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`is in use by process ${process.pid}. Stop it`) as unknown,
    })
  } finally {
    lock.release()
  }
})
