import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type ServerProcess, startServerProcess } from '../src/testing/server-process.ts'
import { pickRandom } from './random.ts'

interface Member {
  readonly port: number
  process: ServerProcess
  /** Set while the drill stops the process. */
  isStopping: boolean
}

/** Server processes on one database, restarted like under a service manager. */
export interface Fleet {
  /** The origins of all servers. */
  readonly addresses: readonly string[]
  /** Returns the origin of one server. */
  address(): string
  /** Kills one server (kill -9) and restarts it. */
  kill(): Promise<void>
  /** Stops one server like a deployment does and restarts it. */
  restart(): Promise<void>
  /** Allows the servers to exit until `recover`, because a shared part is about to break. */
  expectExits(): void
  /** Expects the servers to exit and kills those that do not. */
  awaitExits(): Promise<void>
  /** Restarts the servers that have exited. */
  recover(): Promise<void>
  /** The resident memory of the servers now, in MB. 0 where the system does not tell. */
  memoryMb(): number
  /** Stops all servers gracefully. */
  stop(): Promise<void>
  /** Kills all remaining processes. */
  end(): Promise<void>
  /** Unexpected failures of the processes. */
  readonly problems: readonly string[]
}

const exitTimeoutMs = 10_000

const addressOf = (port: number) => `http://localhost:${port}`

const exitTimeout = () => sleep(exitTimeoutMs).then(() => 'timeout' as const)

/** As Linux reports it. */
function residentMb(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}

export async function startFleet(size: number, variables: NodeJS.ProcessEnv): Promise<Fleet> {
  const problems: string[] = []
  const members: Member[] = []

  function startProcess(port: number): ServerProcess {
    return startServerProcess({ LOG_LEVEL: 'error', TRUST_PROXY: '1', ...variables, PORT: String(port) })
  }

  async function watch(member: Member, { exit, output }: ServerProcess): Promise<void> {
    await exit
    if (!member.isStopping) problems.push(`A server exited unexpectedly: ${output().slice(-2000)}`)
  }

  async function launch(member: Member): Promise<void> {
    member.process = startProcess(member.port)
    await member.process.ready()
    member.isStopping = false
    void watch(member, member.process)
  }

  async function end(member: Member, signal: NodeJS.Signals): Promise<number | null> {
    member.isStopping = true
    member.process.child.kill(signal)
    return member.process.exit
  }

  async function stopGracefully(member: Member): Promise<void> {
    const code = await end(member, 'SIGTERM')
    if (code !== 0) problems.push(`A server exited after SIGTERM with ${code}`)
  }

  for (let index = 0; index < size; index++) {
    const port = await freePort()
    const member = { port, process: startProcess(port), isStopping: false }
    await member.process.ready()
    void watch(member, member.process)
    members.push(member)
  }

  return {
    problems,
    addresses: members.map(({ port }) => addressOf(port)),
    address: () => addressOf(pickRandom(members).port),
    async kill() {
      const member = pickRandom(members)
      await end(member, 'SIGKILL')
      await launch(member)
    },
    async restart() {
      const member = pickRandom(members)
      await stopGracefully(member)
      await launch(member)
    },
    expectExits() {
      for (const member of members) member.isStopping = true
    },
    async awaitExits() {
      for (const member of members) {
        const code = await Promise.race([member.process.exit, exitTimeout()])
        if (code !== 1)
          problems.push(
            `A server without its disk exited with ${code}: ${member.process.output().slice(-2000)}`,
          )
        await end(member, 'SIGKILL')
      }
    },
    async recover() {
      for (const member of members) {
        const { exitCode, signalCode } = member.process.child
        if (exitCode === null && signalCode === null) member.isStopping = false
        else await launch(member)
      }
    },
    memoryMb: () => members.reduce((sum, { process: { child } }) => sum + residentMb(child.pid), 0),
    async stop() {
      await Promise.all(members.map(stopGracefully))
    },
    end: async () => void (await Promise.all(members.map((member) => end(member, 'SIGKILL')))),
  }
}
