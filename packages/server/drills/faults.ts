import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Fleet } from './fleet.ts'
import type { Game } from './game.ts'

/** A PostgreSQL server that a drill may break. */
export interface DrillPostgresql {
  readonly url: string
  /** Absent for a shared server, where a drill cuts only its own connections. */
  readonly power?: {
    /** Kills all its processes. */
    kill(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>
    /** Starts it again on the same data and port. */
    start(): Promise<void>
  }
}

/** A separate disk with a power switch. */
export interface Disk {
  readonly folder: string
  /** Drops unwritten data and all later writes. */
  cut(): Promise<void>
  /** Restores the power. No process may have a file open on the disk. */
  restore(): Promise<void>
}

export interface FaultTargets {
  readonly fleet: Fleet
  readonly postgresql?: DrillPostgresql | undefined
  readonly game: Game
  readonly disk?: Disk | undefined
}

const required = <Part>(part: Part | undefined, name: string): Part => {
  if (!part) throw new Error(`This fault needs ${name}`)
  return part
}

const timeWithoutDiskMs = 500

/** Waits for a connection, because the database may still be recovering from the last fault. */
async function connected(url: string): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString: url })
    // A connection that is cut during use reports its error here too.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch {
      await sleep(100)
    }
  }
}

async function withConnection(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = await connected(url)
  await act(client).finally(() => client.end().catch(() => {}))
}

const otherBackends = `from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

async function kill(
  { power: given }: DrillPostgresql,
  signal: 'SIGQUIT' | 'SIGKILL',
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const power = required(given, 'a PostgreSQL server of its own')
  await power.kill(signal)
  await meanwhile()
  await power.start()
}

/** Kills one process of PostgreSQL. PostgreSQL then ends the others and recovers. */
async function killBackend({ url }: DrillPostgresql): Promise<void> {
  await withConnection(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid ${otherBackends} order by random() limit 1`,
    )
    const [backend] = rows
    if (!backend) return
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    process.kill(backend.pid, 'SIGKILL')
    await ended
  })
}

/** Servers survive a PostgreSQL outage; with the embedded database they must exit when its disk is gone. */
async function cutPower({ fleet, disk: given, postgresql }: FaultTargets): Promise<void> {
  const disk = required(given, 'a disk of its own')
  if (!postgresql) fleet.expectExits()
  await disk.cut()
  if (postgresql) {
    // Lets the load request commits that the disk can no longer keep.
    await sleep(timeWithoutDiskMs)
    await kill(postgresql, 'SIGKILL', () => disk.restore())
  } else {
    await fleet.awaitExits()
    await disk.restore()
    await fleet.recover()
  }
}

export const faults = {
  'kill-server': ({ fleet }) => fleet.kill(),
  'restart-server': ({ fleet }) => fleet.restart(),
  'kill-game': ({ game }) => game.kill(),
  'kill-postgresql': ({ postgresql }) => kill(required(postgresql, 'PostgreSQL'), 'SIGQUIT'),
  'kill-backend': ({ postgresql }) => killBackend(required(postgresql, 'PostgreSQL')),
  'cut-connections': ({ postgresql }) =>
    withConnection(required(postgresql, 'PostgreSQL').url, async (client) => {
      await client.query(`select pg_terminate_backend(pid) ${otherBackends}`)
    }),
  'cut-power': cutPower,
} satisfies Record<string, (targets: FaultTargets) => Promise<void>>

export type Fault = keyof typeof faults
export const isFault = (name: string): name is Fault => Object.hasOwn(faults, name)
