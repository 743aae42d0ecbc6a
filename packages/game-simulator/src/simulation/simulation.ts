import { randomUUID } from 'node:crypto'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { protocolVersion } from '@olympus/contract/bridge/endpoint'
import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
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
  /** The portal takes scores from this game server. */
  readonly mayScore: boolean
  readonly wantedAtStart: readonly Wanted[]
  /** Aborted when the simulation is to stop. */
  readonly stopping: AbortSignal
  /** What the portal or the game did wrong. */
  readonly findings: Findings
  readonly counts: Record<Count, number>
  readonly awards: {
    /** The key may give tickets of the fortune wheel. */
    readonly areAllowed: boolean
    /** In this boot. */
    earned: number
  }
  readonly counting: {
    /** The portal takes statistics from this game server. */
    readonly isAllowed: boolean
    /** A game that has lost its journal counts from zero again, in a later epoch. */
    readonly epoch: number
    /** The last report of each character in this boot. */
    readonly reported: Map<string, ReportedStatistics>
  }
  /** The wrong clock of the game server. */
  now(): Date
  dice(): Dice
  /** No other score of the world has it. */
  newScoreId(): string
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
  if (journal.counterEpoch.value === null) journal.write({ counterEpoch: greeting.epoch })
  const list: string[] = []
  const findings = {
    list,
    add(...found: readonly string[]) {
      list.push(...found)
      for (const finding of found) onEvent({ finding })
    },
  }
  let serials = 0
  let scores = 0
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
    mayScore: greeting.scopes.includes('scores'),
    wantedAtStart: greeting.wanted,
    stopping,
    findings,
    counts: { snapshots: 0, handedOut: 0, known: 0, retried: 0, rejected: 0, logIns: 0, trades: 0 },
    awards: { areAllowed: greeting.scopes.includes('tickets'), earned: 0 },
    counting: {
      isAllowed: greeting.scopes.includes('statistics'),
      epoch: journal.counterEpoch.value ?? greeting.epoch,
      reported: new Map(),
    },
    now,
    dice: () => ({ draw: draws.play, now: now(), newSerial }),
    newScoreId: () => `${bootId}-${++scores}`,
    characterOf(character) {
      const known = journal.characters.get(characterKey(character))
      if (known) return known
      const made = newCharacter(character, now())
      journal.write({ characters: [made] })
      return made
    },
  }
}
