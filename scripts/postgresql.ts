import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebianPackage } from './debian-package.ts'
import { answers, freePort } from './local-port.ts'
import { runOrFail } from './run.ts'

export interface TestServer {
  readonly url: string
  stop(): Promise<void>
}

/** Folder with `initdb` and `postgres`: on PATH, or where Debian keeps it (newest version first). */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root; the first of these accounts that exists runs it instead. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL cannot run as root and neither `postgres` nor `nobody` exists.')
}

/** Starts a PostgreSQL server of its own in a temporary folder; undefined where there is none and none can be installed. */
export async function startPostgresql(): Promise<TestServer | undefined> {
  if (!findBinaries()) await installDebianPackage('postgresql')
  const binaries = findBinaries()
  if (!binaries) return undefined

  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'olympus-postgresql-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' as const }
  await runOrFail(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'olympus', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    options,
  )

  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'unix_socket_directories=']
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  )
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start.')
    await sleep(100)
  }

  return {
    url: `postgres://olympus@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
