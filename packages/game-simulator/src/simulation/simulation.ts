import { randomUUID } from 'node:crypto'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { protocolVersion } from '@olympus/contract/bridge/endpoint'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import { type BridgeClient, createBridgeClient } from '../bridge-client.ts'
import type { GameCharacter } from '../game/game-character.ts'
import { characterKey, type Journal, openJournal } from '../game/journal.ts'
import { type CharacterKey, newCharacter } from '../game/new-character.ts'
import type { Dice } from '../game/play.ts'
import { type Draws, drawsOf } from '../random.ts'
import { faultyFetch } from './faulty-fetch.ts'
import type { SimulatorOptions } from './options.ts'

type Count = 'snapshots' | 'handedOut' | 'known' | 'retried' | 'rejected' | 'logIns' | 'trades'

export interface Findings {
  readonly list: readonly string[]
  add(...found: readonly string[]): void
}

/** What a parent process hears of. */
export type SimulationEvent =
  /** The portal has the characters of the game. */
  { readonly isReady: true } | { readonly finding: string } | { readonly handedOut: 'first' | 'again' }

export type OnEvent = (event: SimulationEvent) => void

/** One run of the game server: what all its parts share. */
export interface Simulation {
  readonly options: SimulatorOptions
  readonly client: BridgeClient
  /** Gives up its calls when the simulation stops. */
  readonly waitingClient: BridgeClient
  readonly journal: Journal
  readonly draws: Draws
  readonly bootId: string
  readonly epoch: number
  readonly world: string
  readonly worlds: readonly string[]
  readonly wantedAtStart: readonly Wanted[]
  /** Aborted when the simulation is to stop. */
  readonly stopping: AbortSignal
  /** What the portal or the game did wrong. */
  readonly findings: Findings
  readonly counts: Record<Count, number>
  /** The wrong clock of the game server. */
  now(): Date
  dice(): Dice
  /** The character of this ID, made now if the game has none. */
  characterOf(key: CharacterKey): GameCharacter
}

export interface Wanted extends CharacterKey {
  readonly sections: readonly string[]
}

/** Greets the portal as a new boot. */
export async function openSimulation(
  options: SimulatorOptions,
  { stopping, onEvent }: { readonly stopping: AbortSignal; readonly onEvent: OnEvent },
): Promise<Simulation> {
  const { urls, key, seed, faults, folder } = options
  const bootId = randomUUID()
  const draws = drawsOf(seed)
  const calls = { urls, key, fetch: faultyFetch(faults, draws.network), draw: draws.network }
  const client = createBridgeClient(calls)
  const now = () => new Date(Date.now() - faults.clockSkewMs)
  const greeting = await client.call(greetPortal, {
    body: {
      protocolVersion,
      bootId,
      build: 'simulator',
      taskKinds: [...taskKinds],
      sentAt: now().toISOString(),
    },
  })
  const [firstWorld = ''] = greeting.worlds
  const world = options.world ?? firstWorld
  if (!greeting.worlds.includes(world))
    throw new Error(
      `The key of ${greeting.gameServer} has no world ${world}, only ${greeting.worlds.join(', ')}`,
    )
  const journal = openJournal(folder)
  const list: string[] = []
  const findings = {
    list,
    add(...found: readonly string[]) {
      list.push(...found)
      for (const finding of found) onEvent({ finding })
    },
  }
  let serials = 0
  const newSerial = () => `${bootId.slice(0, 8)}-${++serials}`
  return {
    options,
    client,
    waitingClient: createBridgeClient({ ...calls, signal: stopping }),
    journal,
    draws,
    bootId,
    epoch: greeting.epoch,
    world,
    worlds: greeting.worlds,
    wantedAtStart: greeting.wanted,
    stopping,
    findings,
    counts: { snapshots: 0, handedOut: 0, known: 0, retried: 0, rejected: 0, logIns: 0, trades: 0 },
    now,
    dice: () => ({ draw: draws.play, now: now(), newSerial }),
    characterOf(character) {
      const known = journal.characters.get(characterKey(character))
      if (known) return known
      const made = newCharacter(character, now())
      journal.write({ characters: [made] })
      return made
    },
  }
}
