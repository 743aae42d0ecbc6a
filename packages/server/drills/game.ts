import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { handedOut } from './game-book.ts'

/** The game is killed after this time even with nothing to hand out. */
const idlePatienceMs = 2000
const program = path.join(import.meta.dirname, 'game-server.ts')

/** Two game servers that share one book of deliveries. */
export interface Game {
  /** Kills one game server (kill -9) while it hands out deliveries, and replaces it. */
  kill(): Promise<void>
  /** Ids of deliveries that reached the game. */
  handedOut(): number[]
  /** The number of deliveries that arrived again after their hand-out. */
  repeats(): number
  stop(): Promise<void>
  readonly problems: readonly string[]
}

export function startGame(databaseUrl: string): Game {
  const book = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-drill-game-'))
  const problems: string[] = []
  const ending = new Set<ChildProcess>()
  let repeats = 0

  function start(): ChildProcess {
    const child = fork(program, [databaseUrl, book])
    child.on('message', (message) => void (repeats += message === 'known' ? 1 : 0))
    child.once('close', (code) => {
      if (!ending.has(child)) problems.push(`A game server ended by itself with ${code}`)
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
      await once(oldest, 'message', { signal: AbortSignal.timeout(idlePatienceMs) }).catch(() => {})
      await end(oldest)
      servers.shift()
      servers.push(start())
    },
    handedOut: () => handedOut(book),
    repeats: () => repeats,
    async stop() {
      await Promise.all(servers.map(end))
      fs.rmSync(book, { recursive: true, force: true })
    },
  }
}
