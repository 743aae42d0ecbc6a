import fs from 'node:fs'
import path from 'node:path'
import type { SectionName } from '@olympus/contract/bridge/batch'
import type { Revision } from '@olympus/contract/bridge/characters'
import type { TaskKind } from '@olympus/contract/bridge/tasks'
import { noCounts } from './counts.ts'
import type { GameCharacter } from './game-character.ts'

/** A task that the game has done. */
export interface DoneTask {
  readonly id: number
  /** Of the last claim. */
  readonly leaseToken: string
  readonly kind: TaskKind
  /** The serial number of an item of a removed character that it handed out. */
  readonly restored?: unknown
}

export type Hashes = Partial<Record<SectionName, string>>

/** A snapshot of a character that the game has sent. */
export interface SentSnapshot {
  readonly gameId: string
  readonly world: string
  readonly accountId: number
  readonly revision: Revision
  readonly capturedAt: string
  readonly hashes: Hashes
  /** Whether the portal has answered that it stored this snapshot, or had it. */
  readonly isStored: boolean
}

/** Tickets of the fortune wheel that a character has earned. */
export interface Award {
  readonly world: string
  readonly gameId: string
  readonly awardId: string
  readonly tickets: number
  /** What the portal has answered. */
  readonly answer?: 'given' | 'refused'
}

/** What changes together. */
export interface Change {
  readonly characters?: readonly GameCharacter[]
  readonly done?: DoneTask
  /** Tasks whose confirmation the portal has answered. */
  readonly confirmed?: readonly number[]
  readonly sent?: readonly SentSnapshot[]
  readonly award?: Award
  /** Awards that the portal has answered. */
  readonly answered?: readonly Award[]
  /** Under which characters count: once for each journal. */
  readonly counterEpoch?: number
}

export const characterKey = ({ world, gameId }: { readonly world: string; readonly gameId: string }) =>
  `${world} ${gameId}`

function linesOf(file: string): Change[] {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  // A kill can cut the last line off. What it held was never confirmed.
  lines.pop()
  return lines.map((line) => JSON.parse(line) as Change)
}

interface JournalState {
  /** By the game's ID. */
  readonly characters: ReadonlyMap<string, GameCharacter>
  readonly done: ReadonlyMap<number, DoneTask>
  readonly confirmed: ReadonlySet<number>
  /** The last one of each character, by the game's ID. */
  readonly sent: ReadonlyMap<string, SentSnapshot>
  /** By their IDs. */
  readonly awards: ReadonlyMap<string, Award>
  /** Null until it is written. */
  readonly counterEpoch: { readonly value: number | null }
}

export interface Journal extends JournalState {
  /** Writes a change to the disk, as a whole or not at all. */
  write(change: Change): void
  close(): void
}

const fileIn = (folder: string) => path.join(folder, 'journal.jsonl')

function replay(folder: string) {
  const characters = new Map<string, GameCharacter>()
  const done = new Map<number, DoneTask>()
  const confirmed = new Set<number>()
  const sent = new Map<string, SentSnapshot>()
  const awards = new Map<string, Award>()
  const counterEpoch: { value: number | null } = { value: null }
  function apply(change: Change): void {
    // Earlier journals have characters that did not count yet.
    for (const character of change.characters ?? [])
      characters.set(characterKey(character), { ...character, counts: character.counts ?? noCounts })
    if (change.counterEpoch !== undefined) counterEpoch.value = change.counterEpoch
    if (change.done) done.set(change.done.id, change.done)
    for (const id of change.confirmed ?? []) confirmed.add(id)
    for (const snapshot of change.sent ?? []) sent.set(characterKey(snapshot), snapshot)
    for (const award of [...(change.award ? [change.award] : []), ...(change.answered ?? [])])
      awards.set(award.awardId, award)
  }
  linesOf(fileIn(folder)).forEach(apply)
  return { characters, done, confirmed, sent, awards, counterEpoch, apply }
}

/** What a journal holds. Its game server may be running. */
export const readJournal = (folder: string): JournalState => replay(folder)

/** Starts a new file with the state of the old one, so that journals stay short. */
function renew(
  folder: string,
  { characters, done, confirmed, sent, awards, counterEpoch }: JournalState,
): void {
  const file = fileIn(folder)
  const state: Change[] = [
    ...[...characters.values()].map((character) => ({ characters: [character] })),
    ...[...done.values()].map((task) => ({ done: task })),
    ...[...awards.values()].map((award) => ({ award })),
    ...(counterEpoch.value === null ? [] : [{ counterEpoch: counterEpoch.value }]),
    { confirmed: [...confirmed], sent: [...sent.values()] },
  ]
  fs.writeFileSync(`${file}.new`, state.map((change) => `${JSON.stringify(change)}\n`).join(''), {
    flush: true,
  })
  fs.renameSync(`${file}.new`, file)
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** A folder that holds what the game must remember, as changes in the order in which they happened. */
export function openJournal(folder: string): Journal {
  fs.mkdirSync(folder, { recursive: true })
  const { apply, ...state } = replay(folder)
  renew(folder, state)
  const handle = fs.openSync(fileIn(folder), 'a')
  return {
    ...state,
    write(change) {
      fs.writeSync(handle, `${JSON.stringify(change)}\n`)
      // Snapshots can be sent again; only what the game has done must not be lost.
      if (change.characters || change.done || change.award || change.counterEpoch !== undefined)
        fs.fdatasyncSync(handle)
      apply(change)
    },
    close: () => fs.closeSync(handle),
  }
}
