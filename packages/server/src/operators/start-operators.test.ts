import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keyOf, operatorPorts } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { localFiles } from './files.ts'
import { recordAct } from './record-act.ts'
import { connectToServer, runInServer } from './socket/connect-to-server.ts'
import { startOperators } from './start-operators.ts'

const database = withTestDatabase()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-start-'))
afterAll(() => fs.rmSync(dataDir, { recursive: true }))

const anchorFile = path.join(dataDir, 'acts')

async function start(databaseUrl: string | null) {
  const { config, ...ports } = operatorPorts(database)
  return startOperators({
    ...ports,
    config: { ...config, databaseUrl, dataDir, operatorAnchorFile: anchorFile },
  })
}

async function ask(argv: readonly string[]) {
  const lines: string[] = []
  const key = await keyOf(database, 'iris')
  const note = (line: string) => void lines.push(line)
  const socket = await connectToServer(dataDir)
  if (!socket) return null
  const code = await runInServer(socket, argv, {
    files: localFiles,
    print: note,
    complain: note,
    readKey: () => key,
  })
  return { code, lines }
}

it('anchors acts from its start on, and runs commands where no other process has the database', async () => {
  await database.transaction((transaction) =>
    recordAct(transaction, { by: { who: 'iris', why: 'a test' }, command: 'test act', details: {} }),
  )
  const embedded = await start(null)
  expect(await ask(['acts', 'list'])).toMatchObject({ code: 0, lines: [expect.stringContaining('test act')] })
  expect(await ask(['keys', 'replace-lost', 'unknown', '--why', 'a test'])).toEqual({
    code: 1,
    lines: ['Stop the server first: keys replace-lost cannot run beside it'],
  })
  await Promise.all([embedded.socket.stop(0), embedded.anchorWatch.stop()])
  expect(fs.readFileSync(anchorFile, 'utf8')).toMatch(/^\{"id":1,/)

  const beside = await start('postgresql://localhost/olympus')
  expect(await ask(['acts', 'list'])).toBeNull()
  await Promise.all([beside.socket.stop(0), beside.anchorWatch.stop()])
})
