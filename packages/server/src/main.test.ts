import { termsVersion } from '@olympus/contract/terms-version'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort, type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { keyRingOf } from './testing/test-secret-box.ts'

const patienceMs = 300_000

let dataDir = ''
let port = 0
const children: ChildProcess[] = []

function start(variables: NodeJS.ProcessEnv = {}): ServerProcess {
  const started = startServerProcess({ DATA_DIR: dataDir, PORT: String(port), ...variables })
  children.push(started.child)
  return started
}

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-main-'))
  port = await freePort()
})

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  fs.rmSync(dataDir, { recursive: true, force: true })
})

it('reports an invalid configuration and does not start', async () => {
  const { exit, output } = start({ PORT: 'abc', STRIPE_SECRET_KEY: 'sk_test_1' })
  expect(await exit).toBe(1)
  expect(output()).toContain('PORT: expected a whole number from 0 to 65535')
})

it('gives the reason of a failed start in one line each for people and machines, without a stack', async () => {
  const file = path.join(dataDir, 'file')
  fs.writeFileSync(file, '')
  const { exit, output } = start({ DATA_DIR: file })
  expect(await exit).toBe(1)
  const lines = output().trimEnd().split('\n')
  const [json = '', ...plain] = lines.toSorted((one) => (one.startsWith('{') ? -1 : 1))
  const reason = expect.stringMatching(/^DATA_DIR: .+file cannot be used: EEXIST: /) as string
  expect(plain).toEqual([reason])
  const time = expect.any(String) as string
  expect(JSON.parse(json)).toEqual({ level: 'fatal', time, reason, msg: 'start failed' })
})

it(
  'prints its address, serves, finishes running requests at a stop, and loses nothing',
  async () => {
    const metricsPort = await freePort()
    const first = start({ METRICS_PORT: String(metricsPort) })
    await first.ready()
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
          termsVersion,
          locale: 'en',
        }),
      })
      return response.status
    }
    expect(await register(100)).toBe(200)
    const scrape = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    const reported = async () => {
      const text = await (await scrape()).text()
      for (const line of [
        'olympus_queues_readable 1',
        'olympus_http_requests_total{endpoint="register",method="POST",status="2xx"} 1',
        'olympus_mail_sends_total{outcome="ok"} 1',
        'olympus_payment_calls_total{operation="read-returns",outcome="ok"} 2',
      ])
        expect(text).toContain(`${line}\n`)
      expect(text).toMatch(/^olympus_ledger_checks_total\{outcome="sound"\} [12]$/m)
    }
    await vi.waitFor(reported, { timeout: 30_000, interval: 200 })

    const running = Array.from({ length: 20 }, (_, number) => register(number))
    await Promise.race(running)
    first.child.kill('SIGTERM')
    const answers = (await Promise.allSettled(running)).flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.filter((status) => status !== 200)).toEqual([])
    expect(await first.exit).toBe(0)
    await expect(scrape()).rejects.toThrow('fetch failed')

    const again = start()
    await again.ready()
    const outbox = await (await fetch(`http://localhost:${port}/outbox`)).text()
    const kept = outbox.match(/<article/g)?.length ?? 0
    expect(kept).toBeGreaterThan(answers.length)
    again.child.kill('SIGTERM')
    expect(await again.exit).toBe(0)
  },
  patienceMs,
)

it(
  'exits at once at the second signal, whatever is still running',
  async () => {
    const started = start()
    await started.ready()
    const socket = connect(port, 'localhost')
    socket.on('error', () => {})
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n',
    )
    await once(socket, 'data')
    started.child.kill('SIGTERM')
    await expect(Promise.race([started.exit, sleep(1000, 'waits')])).resolves.toBe('waits')
    started.child.kill('SIGTERM')
    expect(await started.exit).toBe(1)
    socket.destroy()
  },
  patienceMs,
)

it(
  'names the key that it expects, does not start with another one, and changes nothing',
  async () => {
    const withKey = (key: string) =>
      start({
        DATA_DIR: path.join(dataDir, 'sealed'),
        SECRET_KEY: Buffer.alloc(32, key).toString('base64url'),
      })
    const first = withKey('right')
    await first.ready()
    first.child.kill('SIGTERM')
    await first.exit

    const wrong = withKey('wrong')
    expect(await wrong.exit).toBe(1)
    expect(wrong.output()).toContain('SECRET_KEY does not open this database. Nothing was changed.')
    expect(wrong.output()).toContain(`sealed with: key ${keyRingOf('right').sealingKeyId}`)
    expect(wrong.output()).toContain(`in DATA_DIR: key ${keyRingOf('wrong').sealingKeyId}`)

    const again = withKey('right')
    await again.ready()
    again.child.kill('SIGTERM')
    expect(await again.exit).toBe(0)
  },
  patienceMs,
)
