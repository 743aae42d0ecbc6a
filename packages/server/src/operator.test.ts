import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockDirectory } from './database/embedded/directory-lock.ts'
import { copyDataDir } from './testing/data-dir-template.ts'
import { freePort, startServerProcess } from './testing/server-process.ts'

const patienceMs = 300_000

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-operator-'))
const dataDir = path.join(root, 'data')
fs.mkdirSync(dataDir)
afterAll(() => fs.rmSync(root, { recursive: true }))

/** Runs the command line in `root`. */
function operatorWith(variables: NodeJS.ProcessEnv, ...argv: string[]) {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'operator.ts'), ...argv],
    { cwd: root, env: { ...inherited, DATA_DIR: 'data', ...variables }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
const operator = (...argv: string[]) => operatorWith({}, ...argv)

const containing = (text: string) => expect.stringContaining(text) as unknown

it('lists its commands, and requires a reason', () => {
  expect(operator('--help')).toMatchObject({ status: 0, stdout: containing('donations refund <id>') })
  expect(operator('donations', 'refund', '4')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: containing('--why is missing'),
  })
})

it('creates no database, and does not touch one that another process holds', () => {
  expect(operator('ledger', 'check')).toMatchObject({
    status: 1,
    stderr: containing(`There is no database in ${dataDir}`),
  })
  expect(fs.readdirSync(dataDir)).toEqual([])

  fs.mkdirSync(path.join(dataDir, 'database'))
  const lock = lockDirectory(dataDir)
  try {
    expect(operator('ledger', 'check')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: containing(`is in use by process ${process.pid}. Stop it`),
    })
    expect(operator('backup', 'restore', 'backup')).toEqual({
      status: 1,
      stdout: '',
      stderr: `The data directory ${dataDir} is in use by process ${process.pid}. Stop it, or set DATA_DIR to another directory.\n`,
    })
  } finally {
    lock.release()
    fs.rmSync(path.join(dataDir, 'database'), { recursive: true })
  }
})

it('names a data directory that cannot be used', () => {
  const file = path.join(root, 'file')
  fs.writeFileSync(file, '')
  expect(operatorWith({ DATA_DIR: file }, 'backup', 'restore', 'backup')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^DATA_DIR: .+file cannot be used: EEXIST: [^\n]+\n$/) as unknown,
  })
})

it('does not blame another process for a lock that cannot be used', () => {
  const directory = path.join(root, 'foreign')
  fs.mkdirSync(directory)
  fs.writeFileSync(path.join(directory, 'lock'), 'not a database'.repeat(100))
  expect(operatorWith({ DATA_DIR: directory }, 'backup', 'restore', 'backup')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `DATA_DIR: ${directory} cannot be used: file is not a database\n`,
  })
})

it('takes a key only from the environment or a file that nobody else may access', () => {
  const file = path.join(root, 'key')
  fs.writeFileSync(file, `olympus_op_${'k'.repeat(43)}\n`, { mode: 0o640 })
  const read = { OPERATOR_KEY_FILE: file }
  expect(operatorWith(read, 'acts', 'list').stderr).toContain('others may access it; run chmod 600')
  fs.chmodSync(file, 0o600)
  expect(operatorWith(read, 'acts', 'list').stderr).toContain('There is no database')
  expect(operatorWith({ OPERATOR_KEY: 'k' }, 'acts', 'list').stderr).toContain('OPERATOR_KEY: expected a key')
  expect(operator('acts', 'list', '--key', 'k')).toMatchObject({ status: 2 })
})

it(
  'runs commands in the server that holds the database, and without it',
  async () => {
    await copyDataDir(dataDir)
    const server = startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      OPERATOR_LIMIT_CENTS: '5',
    })
    try {
      await server.ready()
      const added = operator('operators', 'add', 'iris', '--why', 'the first one')
      expect(added).toMatchObject({
        status: 0,
        stderr: '',
        stdout: containing('Key 1 of iris, shown this once'),
      })
      const OPERATOR_KEY = added.stdout.trim().split(' ').at(-1) ?? ''
      const iris = (...argv: string[]) => operatorWith({ OPERATOR_KEY }, ...argv)

      const check = { status: 0, stderr: '', stdout: containing('The ledger is sound') }
      expect(iris('ledger', 'check')).toMatchObject(check)
      expect(operator('ledger', 'check')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: containing('OPERATOR_KEY'),
      })
      expect(iris('keys', 'status')).toMatchObject({ status: 0, stderr: '' })
      expect(iris('catalog', 'export', 'shop.json')).toMatchObject({
        status: 0,
        stdout: containing('in shop.json'),
      })
      expect(JSON.parse(fs.readFileSync(path.join(root, 'shop.json'), 'utf8'))).toHaveProperty('items')
      expect(iris('catalog', 'import', 'shop.json', '--dry-run')).toMatchObject({
        status: 0,
        stdout: '0 changes to make; nothing is changed\n',
      })
      expect(iris('keys', 'replace-lost', 'unknown', '--why', 'a test')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: 'Stop the server first: keys replace-lost cannot run beside it\n',
      })
      expect(iris('keys', 'rotate-signing', '--why', 'a test')).toMatchObject({ status: 0, stderr: '' })
      const anchored = { status: 0, stdout: containing('All of them are anchored') }
      expect(iris('acts', 'check')).toMatchObject(anchored)

      server.child.kill('SIGTERM')
      // Waits until the server has stopped, then opens the database itself.
      expect(iris('acts', 'check')).toMatchObject(anchored)
      expect(await server.exit).toBe(0)
      expect(fs.readdirSync(dataDir)).not.toContain('operator.sock')
      const recovered = operator('operators', 'recover', 'iris', '--why', 'lost the key')
      expect(recovered).toMatchObject({ status: 0, stdout: containing('Key 2 of iris') })
      expect(iris('ledger', 'check')).toMatchObject({ status: 1, stderr: containing('was revoked') })
      expect(
        fs.readFileSync(path.join(dataDir, 'operator-acts.anchors'), 'utf8').trim().split('\n'),
      ).toHaveLength(3)
    } finally {
      server.child.kill('SIGKILL')
    }
  },
  patienceMs,
)
