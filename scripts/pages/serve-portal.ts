import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logIn } from '../../packages/contract/src/auth.ts'
import { apiBasePath } from '../../packages/contract/src/envelope.ts'
import { readBoard } from '../../packages/contract/src/leaderboards.ts'
import { demoAccount } from '../../packages/server/src/demo/demo-account.ts'
import { answers, freePort } from '../local-port.ts'

/** The last and largest part of the demo world is the board of monsters. */
const lastBoard = apiBasePath + readBoard.path.replace(':board', 'monsters')
/** Longer than the pause between two parts. */
const stillMs = 5000
const longestMs = 10 * 60 * 1000

async function dataOf(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, { headers: { 'content-type': 'application/json' }, ...init })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return data
}

/** Waits until the demo world is filled, which takes a processor for a minute. */
async function untilFilled(url: string): Promise<void> {
  const { email, password } = demoAccount
  const body = JSON.stringify({ email, password })
  const { token } = await dataOf(url + apiBasePath + logIn.path, { method: 'POST', body })
  const headers = { authorization: `Bearer ${String(token)}` }
  const countEntries = async () => Number((await dataOf(url + lastBoard, { headers })).totalEntries)
  const giveUpAt = Date.now() + longestMs
  let [before, now] = [0, 0]
  do {
    if (Date.now() > giveUpAt) throw new Error('The demo world is not filled')
    before = now
    await sleep(stillMs)
    now = await countEntries()
  } while (now === 0 || now !== before)
}

/** Serves the built portal on a new embedded database with the whole demo world. */
export async function servePortal() {
  const [port, directory] = [await freePort(), mkdtempSync(join(tmpdir(), 'olympus-pages-'))]
  const env = { ...process.env, PORT: String(port), DATA_DIR: directory }
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('The portal did not start')
    await sleep(200)
  }
  const url = `http://localhost:${port}`
  await untilFilled(url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}
