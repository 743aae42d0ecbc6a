import fs from 'node:fs'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { type Files, localFiles, maxFileBytes } from '../files.ts'
import { Refusal } from '../refusal.ts'
import type { ExitCode } from '../run-command.ts'
import type { Client } from '../run-operator.ts'
import { maxFrameBytes, maxRequestBytes } from './channel.ts'
import { connectToServer, runInServer } from './connect-to-server.ts'
import { type OperatorSocket, serveOperators } from './serve-operators.ts'
import { socketIn } from './socket-path.ts'

let dataDir: string
let serving: OperatorSocket | undefined
let logged: string[]

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-socket-'))
  logged = []
})
afterEach(async () => {
  await serving?.stop(0)
  serving = undefined
  fs.rmSync(dataDir, { recursive: true })
})

type Run = (argv: readonly string[], client: Client) => Promise<ExitCode>

const note = (...words: unknown[]) => void logged.push(String(words.at(-1)))

async function serve(run: Run, requestPatienceMs?: number): Promise<void> {
  const log = { ...silentLog, error: note, warn: note }
  const patience = requestPatienceMs === undefined ? {} : { requestPatienceMs }
  serving = await serveOperators({ dataDir, log, run, ...patience })
}

const done: Run = () => Promise.resolve(0)

async function ask(argv: readonly string[], { key = null as string | null, files = localFiles } = {}) {
  const lines: string[] = []
  const complaints: string[] = []
  const socket = await connectToServer(dataDir)
  if (!socket) throw new Error('No server listens')
  const code = await runInServer(socket, argv, {
    files,
    print: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
    readKey: () => key,
  })
  return { code, lines, complaints }
}

/** A connection that does not speak as the command line does. */
async function raw(): Promise<Socket> {
  const socket = connect(socketIn(dataDir))
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const closed = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket.resume(), 'close'))

it('passes arguments and key to the server, and its lines and exit code back', async () => {
  await serve((argv, client) => {
    client.print(`${argv.join(' ')} by ${client.readKey()}`)
    client.complain('two\nlines')
    return Promise.resolve(3)
  })
  expect(await ask(['acts', 'list'], { key: 'a key' })).toEqual({
    code: 3,
    lines: ['acts list by a key'],
    complaints: ['two\nlines'],
  })
})

it('delivers more lines than fit into the buffers, in order', async () => {
  const sent = Array.from({ length: 50_000 }, (_, number) => `${number} ${'x'.repeat(100)}`)
  await serve((_, client) => {
    for (const line of sent) client.print(line)
    return Promise.resolve(0)
  })
  expect((await ask(['campaigns', 'create'])).lines).toEqual(sent)
})

it('reads and writes files in the process of the operator, but only those that the command names', async () => {
  const contents = new Map([['in.json', 'Ἀθηνᾶ\0\n'.repeat(1000)]])
  const files: Files = {
    read: (file) => Promise.resolve(contents.get(file) ?? 'secret'),
    write: (file, text) => Promise.resolve(void contents.set(file, text)),
  }
  await serve(async (argv, client) => {
    const [from = '', to = '', ...others] = argv
    await client.files.write(to, await client.files.read(from))
    for (const other of others.length > 0 ? [] : ['/etc/passwd'])
      await client.files.read(other).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        client.complain(error.message)
      })
    return 0
  })
  expect(await ask(['in.json', 'out.json'], { files })).toMatchObject({
    code: 0,
    complaints: ['/etc/passwd is not named by the command'],
  })
  expect(contents.get('out.json')).toBe(contents.get('in.json'))
})

it('refuses a file that is too large, and one that cannot be read', async () => {
  await serve(async ([file = ''], client) => {
    await client.files.read(file).catch((error: unknown) => client.complain((error as Error).message))
    return 1
  })
  const files: Files = { ...localFiles, read: () => Promise.resolve('x'.repeat(maxFileBytes + 1)) }
  expect((await ask(['large.json'], { files })).complaints).toEqual([
    `large.json is too large: ${maxFileBytes + 1} bytes of at most ${maxFileBytes}`,
  ])
  const [complaint] = (await ask(['missing.json'])).complaints
  expect(complaint).toContain('missing.json cannot be read: ENOENT')
})

it('lets only its own user connect, and replaces what a killed server has left', async () => {
  fs.chmodSync(dataDir, 0o755)
  fs.writeFileSync(socketIn(dataDir), '')
  fs.mkdirSync(path.join(dataDir, '.operator-killed'))
  await serve(done)
  const { mode } = fs.statSync(socketIn(dataDir))
  expect({ mode: mode & 0o777, isSocket: fs.statSync(socketIn(dataDir)).isSocket() }).toEqual({
    mode: 0o600,
    isSocket: true,
  })
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(fs.readdirSync(dataDir)).toEqual(['operator.sock'])
  expect(await ask(['acts', 'list'])).toMatchObject({ code: 0 })
  await serving?.stop(0)
  expect(fs.readdirSync(dataDir)).toEqual([])
  expect(await connectToServer(dataDir)).toBeNull()
})

it('finds no server behind the socket file of a killed one', async () => {
  await serve(done)
  const left = path.join(dataDir, 'left')
  fs.renameSync(socketIn(dataDir), left)
  await serving?.stop(0)
  fs.renameSync(left, socketIn(dataDir))
  expect(await connectToServer(dataDir)).toBeNull()
})

it('serves a directory whose path is too long for a socket', async () => {
  const parent = dataDir
  dataDir = path.join(parent, 'ζ'.repeat(80), 'data')
  fs.mkdirSync(dataDir, { recursive: true })
  await serve(done)
  expect(logged).toEqual([])
  expect(await ask(['acts', 'list'])).toMatchObject({ code: 0 })
  await serving?.stop(0)
  dataDir = parent
})

it('lets the server run where it cannot listen, and logs that', async () => {
  fs.mkdirSync(path.join(socketIn(dataDir), 'not empty'), { recursive: true })
  await serve(done)
  expect(logged).toEqual(['operators cannot reach this server: stop it to run commands'])
})

it.each([
  ['no JSON', 'acts list\n'],
  ['another value', '{"argv":["acts","list"],"key":7}\n'],
  ['an answer without a question', '{"file":{"text":""}}\n'],
  ['too many arguments', `${JSON.stringify({ argv: Array.from({ length: 21 }, String), key: null })}\n`],
  ['a request without end', 'x'.repeat(maxRequestBytes + 1)],
  ['a request that is too large', `${' '.repeat(maxRequestBytes)}{"argv":[],"key":null}\n`],
])('hangs up on %s, and goes on', async (_, sent) => {
  const ran: string[] = []
  await serve((argv) => {
    ran.push(argv.join(' '))
    return Promise.resolve(0)
  })
  const socket = await raw()
  socket.write(sent)
  await closed(socket)
  expect(ran).toEqual([])
  expect(await ask(['acts', 'list'])).toMatchObject({ code: 0 })
})

it('hangs up on a client that asks nothing', async () => {
  await serve(done, 20)
  await closed(await raw())
  expect(await ask(['acts', 'list'])).toMatchObject({ code: 0 })
})

it('goes on with a command whose operator is gone, and fails what it still needs from them', async () => {
  const outcome: string[] = []
  await serve(async ([file = ''], client) => {
    await client.files.read(file).catch((error: unknown) => outcome.push((error as Error).message))
    client.print('nobody reads this')
    outcome.push('ended')
    return 0
  })
  const socket = await raw()
  socket.write(`${JSON.stringify({ argv: ['a.json'], key: null })}\n`)
  await once(socket, 'data')
  socket.destroy()
  await serving?.stop(60_000)
  expect(outcome).toEqual(['The connection to the operator was lost', 'ended'])
  expect(logged).toEqual(['an operator was gone before the command ended; acts list tells what it did'])
})

it('hangs up on a file that has no end', async () => {
  const outcome: string[] = []
  await serve(async (_, client) => {
    await client.files.read('a.json').catch((error: unknown) => outcome.push((error as Error).message))
    return 1
  })
  const socket = await raw()
  socket.write(`${JSON.stringify({ argv: ['a.json'], key: null })}\n`)
  await once(socket, 'data')
  socket.write(`{"file":{"text":"${'x'.repeat(maxFrameBytes)}`)
  await closed(socket)
  expect(await ask(['acts', 'list'])).toMatchObject({ code: 1 })
  expect(outcome[0]).toBe('The connection to the operator was lost')
})

it('reports a fault without its details, and logs it', async () => {
  await serve(() => Promise.reject(new Error('password of the database')))
  expect(await ask(['acts', 'list'])).toEqual({
    code: 1,
    lines: [],
    complaints: ['The command failed, see the log of the server; acts list tells whether it was done'],
  })
  expect(logged).toEqual(['a command of an operator failed'])
})

/** A command that runs until `finish` is called. */
async function serveEndless() {
  const started = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  await serve(async (_, client) => {
    started.resolve()
    await ended.promise
    client.print('done')
    return 0
  })
  return { started: started.promise, finish: () => ended.resolve() }
}

it('finishes a running command when it stops, and takes no further one', async () => {
  const { started, finish } = await serveEndless()
  const asked = ask(['short'])
  await started
  const stopped = serving?.stop(60_000)
  expect(await connectToServer(dataDir)).toBeNull()
  finish()
  expect(await asked).toMatchObject({ code: 0, lines: ['done'] })
  await stopped
})

it('cuts off a command that does not end', async () => {
  const { started, finish } = await serveEndless()
  const asked = ask(['endless'])
  await started
  await serving?.stop(0)
  expect(await asked).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('how it ended is not known')],
  })
  finish()
})
