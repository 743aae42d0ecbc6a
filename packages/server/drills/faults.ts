import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Fleet } from './fleet.ts'
import type { Game } from './game.ts'

/** A PostgreSQL server that a drill may break. */
export interface MistreatedPostgresql {
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

export interface Machinery {
  readonly fleet: Fleet
  readonly postgresql?: MistreatedPostgresql | undefined
  readonly game?: Game | undefined
  readonly disk?: Disk | undefined
}

const needed = <Part>(part: Part | undefined, name: string): Part => {
  if (!part) throw new Error(`This fault needs ${name}`)
  return part
}

const withoutDiskMs = 500

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

const others = `from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

async function kill(
  { power: given }: MistreatedPostgresql,
  signal: 'SIGQUIT' | 'SIGKILL',
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const power = needed(given, 'a PostgreSQL server of its own')
  await power.kill(signal)
  await meanwhile()
  await power.start()
}

/** Kills one process of PostgreSQL. PostgreSQL then ends the others and recovers. */
async function killBackend({ url }: MistreatedPostgresql): Promise<void> {
  await withConnection(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(`select pid ${others} order by random() limit 1`)
    const [backend] = rows
    if (!backend) return
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    process.kill(backend.pid, 'SIGKILL')
    await ended
  })
}

/** Servers survive a PostgreSQL outage; with the embedded database they must end with its disk. */
async function cutPower({ fleet, disk: given, postgresql }: Machinery): Promise<void> {
  const disk = needed(given, 'a disk of its own')
  if (!postgresql) fleet.expectEnds()
  await disk.cut()
  if (postgresql) {
    // Lets the load request commits that the disk can no longer keep.
    await sleep(withoutDiskMs)
    await kill(postgresql, 'SIGKILL', () => disk.restore())
  } else {
    await fleet.awaitEnds()
    await disk.restore()
    await fleet.recover()
  }
}

export const faults = {
  'kill-server': ({ fleet }) => fleet.kill(),
  'restart-server': ({ fleet }) => fleet.restart(),
  'kill-game': ({ game }) => needed(game, 'game servers').kill(),
  'kill-postgresql': ({ postgresql }) => kill(needed(postgresql, 'PostgreSQL'), 'SIGQUIT'),
  'kill-backend': ({ postgresql }) => killBackend(needed(postgresql, 'PostgreSQL')),
  'cut-connections': ({ postgresql }) =>
    withConnection(needed(postgresql, 'PostgreSQL').url, async (client) => {
      await client.query(`select pg_terminate_backend(pid) ${others}`)
    }),
  'cut-power': cutPower,
} satisfies Record<string, (machinery: Machinery) => Promise<void>>

export type Fault = keyof typeof faults
export const isFault = (name: string): name is Fault => Object.hasOwn(faults, name)
