import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'

const main = path.join(import.meta.dirname, 'main.ts')
const patienceMs = 120_000

let dataDir = ''
let port = 0
const children: ChildProcess[] = []

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

function start(variables: NodeJS.ProcessEnv = {}): Started {
  const { NODE_ENV: _, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', ...variables }
  const child = spawn(process.execPath, [main], { env })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, exit: once(child, 'close').then(([code]) => code as number | null) }
}

const statusOf = (pathname: string) =>
  fetch(`http://localhost:${port}${pathname}`).then(
    ({ status }) => status,
    () => 0,
  )

async function ready(started: Started): Promise<void> {
  while ((await statusOf('/readyz')) !== 200) {
    if (started.child.exitCode !== null) throw new Error(started.output())
    await sleep(50)
  }
}

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-main-'))
  port = await freePort()
})

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  fs.rmSync(dataDir, { recursive: true, force: true })
})

it('names what is wrong with the configuration, and does not start', async () => {
  const { exit, output } = start({ PORT: 'abc', STRIPE_SECRET_KEY: 'sk_test_1' })
  expect(await exit).toBe(1)
  expect(output()).toContain('PORT: expected a whole number from 0 to 65535')
})

it(
  'says where it is, serves, finishes what runs when it is told to stop, and loses nothing',
  async () => {
    const first = start()
    await ready(first)
    expect(first.output()).toContain(`Olympus runs at http://localhost:${port}`)
    expect(first.output()).toContain(`http://localhost:${port}/outbox`)
    expect(first.output()).toContain('durability: full')

    const second = start({ PORT: '0' })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}.`)

    const register = async (number: number) => {
      const response = await fetch(`http://localhost:${port}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: `Player_${number}`,
          email: `player${number}@example.com`,
          password: 'olive grove at noon',
          hasAcceptedTerms: true,
          hasAcceptedPrivacyPolicy: true,
          termsVersion: '1',
          locale: 'en',
        }),
      })
      return response.status
    }
    const running = Promise.allSettled(Array.from({ length: 20 }, (_, number) => register(number)))
    await sleep(30)
    first.child.kill('SIGTERM')
    const answers = (await running).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.filter((status) => status !== 200)).toEqual([])
    expect(await first.exit).toBe(0)

    const again = start()
    await ready(again)
    const outbox = await (await fetch(`http://localhost:${port}/outbox`)).text()
    const kept = outbox.match(/<article/g)?.length ?? 0
    expect(kept).toBeGreaterThanOrEqual(answers.length)
    again.child.kill('SIGTERM')
    expect(await again.exit).toBe(0)
  },
  patienceMs,
)

it(
  'exits at once when it is told twice, whatever still runs',
  async () => {
    const started = start()
    await ready(started)
    const socket = connect(port, 'localhost')
    socket.on('error', () => {})
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n',
    )
    await sleep(200)
    started.child.kill('SIGTERM')
    await expect(Promise.race([started.exit, sleep(1000, 'waits')])).resolves.toBe('waits')
    started.child.kill('SIGTERM')
    expect(await started.exit).toBe(1)
    socket.destroy()
  },
  patienceMs,
)
