import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
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

export interface OwnPostgresql extends TestServer {
  readonly cluster: {
    /** Its parent belongs to this server only. */
    readonly data: string
    readonly binaries: string
    /** The account that runs the server, if it is another one. */
    readonly user: { readonly uid: number; readonly gid: number } | undefined
  }
  /** Kills the server and all its processes. */
  kill(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>
  /** Starts the server again with the same data and port. */
  start(): Promise<void>
}

interface OwnOptions {
  /** Parent of the new data folder. */
  readonly folder?: string | undefined
  /** Whether a commit is on disk before it is acknowledged. Tests need not wait for that. */
  readonly isDurable?: boolean
  /** Lines of `postgresql.conf`. */
  readonly settings?: readonly string[]
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

/** Ids of the processes that a process has started. */
function childrenOf(pid = 0): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

const signalTo = (pid: number, signal: NodeJS.Signals | 0) => {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Waits until a process that is not our child is gone. */
async function endOf(pid: number, signal: NodeJS.Signals): Promise<void> {
  while (signalTo(pid, signal)) await sleep(20)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Starts a PostgreSQL server in a temporary folder; undefined if PostgreSQL cannot be installed. */
export async function startPostgresql({
  folder: parent = tmpdir(),
  isDurable = false,
  settings: own = [],
}: OwnOptions = {}): Promise<OwnPostgresql | undefined> {
  if (!findBinaries()) await installDebianPackage('postgresql')
  const binaries = findBinaries()
  if (!binaries) return undefined

  const user = unprivilegedUser()
  const folder = mkdtempSync(join(parent, 'olympus-postgresql-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  // Not in its folder: a process with its working directory on a lost disk dies with it.
  const options = { ...user, cwd: '/', stdio: 'ignore' as const }
  await runOrFail(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'olympus', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    options,
  )

  const port = await freePort()
  const hurried = isDurable ? [] : ['fsync=off', 'full_page_writes=off']
  const settings = [
    ...hurried,
    'max_connections=200',
    "unix_socket_directories=''",
    "listen_addresses='127.0.0.1'",
    `port=${port}`,
    ...own,
  ]
  // In a file, so that a restored copy has them too.
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`)
  let server: ChildProcess
  let closed: Promise<unknown>

  async function start(): Promise<void> {
    server = spawn(join(binaries ?? '', 'postgres'), ['-D', data], options)
    closed = once(server, 'close')
    for (let attempt = 0; !(await answers(port)); attempt += 1) {
      if (attempt === 100 || hasEnded(server)) throw new Error('PostgreSQL did not start.')
      await sleep(100)
    }
  }

  async function kill(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    if (hasEnded(server)) return
    // They outlive the server for a moment and still use its data.
    const children = childrenOf(server.pid)
    server.kill(signal)
    await closed
    for (const child of children) await endOf(child, signal)
  }

  await start()
  return {
    url: `postgres://olympus@127.0.0.1:${port}/postgres`,
    cluster: { data, binaries, user },
    start,
    kill,
    async stop() {
      // Its data is deleted too, so no clean shutdown is needed.
      await kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
