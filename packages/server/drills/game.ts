import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameCharacter } from '@olympus/game-simulator/game/game-character'
import { type ForkedSimulator, forkSimulator } from '@olympus/game-simulator/fork-simulator'
import { readJournal } from '@olympus/game-simulator/game/journal'
import type { SimulationEvent } from '@olympus/game-simulator/simulation/simulation'

/** A game server is killed after this time even if it has nothing to hand out. */
const maxIdleMs = 2000
const rejectEvery = 17

/** Deliveries that the game never hands out. */
export const isRejected = (deliveryId: number): boolean => deliveryId % rejectEvery === 0

/** A game server that the portal knows. Each serves one world. */
export interface GameServerSetup {
  readonly world: string
  readonly key: string
  /** Accounts that play meanwhile. */
  readonly accountIds: readonly number[]
}

/** Simulated game servers, which talk to the fleet over HTTP. */
export interface Game {
  /** Resolves when the portal has the characters of the accounts that play. */
  ready(): Promise<unknown>
  /** Kills one game server (kill -9) while it hands out deliveries, and restarts it. */
  kill(): Promise<void>
  pause(): Promise<void>
  resume(): void
  /** Lets the game servers do what is left, compare with the portal and end. */
  finish(): Promise<void>
  /** Ids of deliveries that reached the game. */
  handedOut(): number[]
  /** IDs of all tasks that the game has done. */
  doneTasks(): number[]
  /** The characters as the game has stored them. */
  characters(): GameCharacter[]
  /** The number of deliveries that arrived again after they were handed out. */
  repeatedDeliveries(): number
  stop(): Promise<void>
  readonly problems: readonly string[]
}

interface Member {
  readonly setup: GameServerSetup
  readonly folder: string
  simulator: ForkedSimulator
}

/** Faults of the network, the clock and the game that a game server can have all the time. */
const constantFaults = [
  '--drop-replies=0.05',
  '--duplicate',
  '--reorder',
  '--clock-skew=90s',
  '--old-snapshots=0.05',
  '--full-bag=0.05',
  '--busy=0.05',
]

function argumentsOf({ world, accountIds }: GameServerSetup, isFaulty: boolean): string[] {
  const options = { world, lease: '2s', 'reject-every': rejectEvery, 'presence-every': '2s' }
  return [
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ...(accountIds.length > 0 ? [`--account-ids=${accountIds.join(',')}`] : []),
    ...(isFaulty ? constantFaults : []),
    // It ends when it is told to, and compares then.
    '--for=100h',
  ]
}

interface GameOptions {
  /** The portal's servers. */
  readonly urls: readonly string[]
  readonly isFaulty: boolean
}

export function startGame(servers: readonly GameServerSetup[], { urls, isFaulty }: GameOptions): Game {
  const storeDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-drill-game-'))
  const problems: string[] = []
  const ending = new Set<ForkedSimulator>()
  let repeatedDeliveries = 0
  let onHandOut = () => {}

  function take(event: SimulationEvent): void {
    if ('finding' in event) problems.push(`The game found: ${event.finding}`)
    if (!('handedOut' in event)) return
    if (event.handedOut === 'again') repeatedDeliveries += 1
    onHandOut()
  }

  function start(setup: GameServerSetup, folder: string): ForkedSimulator {
    const args = [...urls.map((url) => `--url=${url}`), `--store=${folder}`, ...argumentsOf(setup, isFaulty)]
    const env = { ...process.env, OLYMPUS_GAME_SERVER_KEY: setup.key }
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const
    const simulator = forkSimulator(args, { env, stdio: [...stdio] }, take)
    let errors = ''
    simulator.child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    simulator.child.once('close', (code) => {
      if (!ending.has(simulator)) problems.push(`A game server exited unexpectedly with ${code}: ${errors}`)
    })
    return simulator
  }

  function end({ simulator }: Member, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    ending.add(simulator)
    return simulator.end(signal)
  }

  const members = servers.map((setup, index): Member => {
    const folder = path.join(storeDir, String(index))
    return { setup, folder, simulator: start(setup, folder) }
  })
  const endAll = (signal: 'SIGKILL' | 'SIGTERM') => Promise.all(members.map((member) => end(member, signal)))
  const journals = () => members.map(({ folder }) => readJournal(folder))
  const restart = (member: Member) => {
    member.simulator = start(member.setup, member.folder)
  }
  let kills = 0

  return {
    problems,
    ready: () => Promise.all(members.map(({ simulator }) => simulator.ready)),
    async kill() {
      const member = members[kills++ % members.length]
      if (!member) return
      // Makes about half of the kills hit between a hand-out and its confirmation.
      const handOut = new Promise<void>((resolve) => (onHandOut = resolve))
      await Promise.race([handOut, sleep(maxIdleMs)])
      await end(member, 'SIGKILL')
      restart(member)
    },
    pause: async () => void (await endAll('SIGKILL')),
    resume: () => members.forEach(restart),
    async finish() {
      const codes = await endAll('SIGTERM')
      if (problems.length > 0) return
      for (const code of codes) if (code !== 0) problems.push(`A game server ended with ${code}`)
    },
    handedOut: () =>
      journals().flatMap(({ done }) =>
        [...done.values()].filter(({ kind }) => kind === 'delivery').map(({ id }) => id),
      ),
    doneTasks: () => journals().flatMap(({ done }) => [...done.keys()]),
    characters: () => journals().flatMap(({ characters }) => [...characters.values()]),
    repeatedDeliveries: () => repeatedDeliveries,
    async stop() {
      await endAll('SIGKILL')
      fs.rmSync(storeDir, { recursive: true, force: true })
    },
  }
}
