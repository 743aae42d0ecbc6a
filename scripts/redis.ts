import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebianPackage } from './debian-package.ts'
import { answers, freePort } from './local-port.ts'
import { onPath } from './path-search.ts'
import type { TestServer } from './postgresql.ts'

const findBinary = () => onPath('redis-server')

/** Starts a Redis server that persists nothing; undefined if Redis cannot be installed. */
export async function startRedis(): Promise<TestServer | undefined> {
  if (!findBinary()) await installDebianPackage('redis-server')
  const binary = findBinary()
  if (!binary) return undefined

  const folder = mkdtempSync(join(tmpdir(), 'olympus-redis-'))
  const port = await freePort()
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']
  const server = spawn(binary, settings, { cwd: folder, stdio: 'ignore' })
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === 100 || server.exitCode !== null) throw new Error('Redis did not start.')
    await sleep(100)
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
