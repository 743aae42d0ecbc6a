import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { handedOut } from './game-store.ts'

/** A game server is killed after this time even if it has nothing to hand out. */
const maxIdleMs = 2000
const program = path.join(import.meta.dirname, 'game-server.ts')

/** Two game servers that share one store of handed-out deliveries. */
export interface Game {
  /** Kills one game server (kill -9) while it hands out deliveries, and replaces it. */
  kill(): Promise<void>
  pause(): Promise<void>
  resume(): void
  /** Ids of deliveries that reached the game. */
  handedOut(): number[]
  /** The number of deliveries that arrived again after they were handed out. */
  repeatedDeliveries(): number
  stop(): Promise<void>
  readonly problems: readonly string[]
}

export function startGame(databaseUrl: string): Game {
  const storeDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-drill-game-'))
  const problems: string[] = []
  const ending = new Set<ChildProcess>()
  let repeatedDeliveries = 0

  function start(): ChildProcess {
    const child = fork(program, [databaseUrl, storeDir])
    child.on('message', (message) => void (repeatedDeliveries += message === 'known' ? 1 : 0))
    child.once('close', (code) => {
      if (!ending.has(child)) problems.push(`A game server exited unexpectedly with ${code}`)
    })
    return child
  }

  async function end(child: ChildProcess): Promise<void> {
    ending.add(child)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }

  const servers = [start(), start()]
  return {
    problems,
    async kill() {
      const [oldest] = servers
      if (!oldest) return
      // Makes about half of the kills hit between a hand-out and its confirmation.
      await once(oldest, 'message', { signal: AbortSignal.timeout(maxIdleMs) }).catch(() => {})
      await end(oldest)
      servers.shift()
      servers.push(start())
    },
    async pause() {
      await Promise.all(servers.splice(0).map(end))
    },
    resume() {
      servers.push(start(), start())
    },
    handedOut: () => handedOut(storeDir),
    repeatedDeliveries: () => repeatedDeliveries,
    async stop() {
      await Promise.all(servers.map(end))
      fs.rmSync(storeDir, { recursive: true, force: true })
    },
  }
}
