import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import { type CharacterReport, reportCharacters, type Revision } from '@olympus/contract/bridge/characters'
import { isNewer } from '../game/revisions.ts'
import type { GameCharacter } from '../game/game-character.ts'
import { characterKey, type Hashes, type SentSnapshot } from '../game/journal.ts'
import { hashesOf, takeSnapshot } from '../game/take-snapshot.ts'
import { happens, pick } from '../random.ts'
import { batchHead } from './batch-head.ts'
import type { Faults } from './options.ts'
import type { Simulation, Wanted } from './simulation.ts'

const maxEntries = 100
const keptReports = 50

export interface Reporter {
  /** The character differs from what the portal has. */
  markChanged(character: GameCharacter): void
  /** The portal asks for sections. */
  want(wanted: readonly Wanted[]): void
  /** The portal does not have the character. */
  forget(character: GameCharacter): void
  /** Later snapshots of the character belong to this epoch. */
  enterEpoch(character: GameCharacter, epoch: number): void
  /** Sends a snapshot at once. `sent` resolves when the portal has answered. */
  report(character: GameCharacter): { readonly revision: Revision; readonly sent: Promise<void> }
  /** Sends all sections with their bodies at once. Resolves with whether the portal has stored them. */
  reportAll(character: GameCharacter): Promise<boolean>
  /** Sends snapshots of all changed characters. */
  flush(): Promise<void>
}

interface Sent {
  readonly character: GameCharacter
  readonly report: CharacterReport
}

/** The parts of a simulation that reports need. */
export type ReportingSimulation = Pick<
  Simulation,
  | 'bootId'
  | 'characterOf'
  | 'client'
  | 'counts'
  | 'draws'
  | 'epoch'
  | 'findings'
  | 'journal'
  | 'now'
  | 'worlds'
> & { readonly options: { readonly faults: Pick<Faults, 'oldSnapshots'> } }

interface Link {
  readonly simulation: ReportingSimulation
  readonly state: State
}

interface State {
  /** By key: what the portal has. */
  readonly known: Map<string, Hashes>
  readonly revisions: Map<string, Revision>
  /** By key: the newest revision that the portal has stored. */
  readonly stored: Map<string, Revision>
  readonly changed: Set<string>
  readonly earlier: { readonly key: string; readonly world: string; readonly report: CharacterReport }[]
}

const hashesIn = ({ sections }: CharacterReport): Hashes =>
  Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, section?.hash]))

function snapshotOf({ character, report }: Sent, isStored: boolean): SentSnapshot {
  const { gameId, world, accountId } = character
  const { revision, capturedAt } = report
  return { gameId, world, accountId, revision, capturedAt, hashes: hashesIn(report), isStored }
}

function startOf({ journal }: ReportingSimulation): State {
  const known = new Map<string, Hashes>()
  const changed = new Set<string>()
  for (const [key, { hashes, isStored }] of journal.sent) if (isStored) known.set(key, hashes)
  for (const [key, character] of journal.characters)
    if (!character.isDeleted && JSON.stringify(known.get(key)) !== JSON.stringify(hashesOf(character)))
      changed.add(key)
  return { known, changed, revisions: new Map(), stored: new Map(), earlier: [] }
}

/** Takes note of what the portal has now. */
function takeAnswer({ simulation, state }: Link, sent: Sent, answer: EntryAnswer): void {
  const { journal, findings } = simulation
  const key = characterKey(sent.character)
  const { report } = sent
  const newest = state.stored.get(key)
  switch (answer.result) {
    case 'applied':
    case 'unchanged': {
      if (newest && isNewer(newest, report.revision)) return
      const wanted = answer.wanted ?? []
      const hashes = hashesIn(report)
      for (const section of wanted) delete hashes[section]
      state.known.set(key, hashes)
      state.stored.set(key, report.revision)
      journal.write({ sent: [snapshotOf(sent, wanted.length === 0)] })
      if (wanted.length > 0) state.changed.add(key)
      state.earlier.push({ key, world: sent.character.world, report })
      if (state.earlier.length > keptReports) state.earlier.shift()
      return
    }
    case 'stale':
      // A later one may be stored although its answer is still under way.
      if (!isNewer(state.revisions.get(key) ?? report.revision, report.revision))
        findings.add(`The newest snapshot of ${report.gameId} was answered stale`)
      return
    case 'refused':
      if (answer.reason === 'CHARACTER_DELETED')
        journal.write({ characters: [{ ...simulation.characterOf(sent.character), isDeleted: true }] })
      else if (answer.reason === 'UNKNOWN_CHARACTER') {
        // The portal has lost it, or never had it. The next snapshot is a full one.
        state.known.delete(key)
        state.changed.add(key)
      } else findings.add(`A snapshot of ${report.gameId} was refused: ${answer.reason}`)
  }
}

async function send(simulation: ReportingSimulation, world: string, entries: readonly CharacterReport[]) {
  const body = { ...batchHead(simulation), world, entries: entries as CharacterReport[] }
  const { answers } = await simulation.client.call(reportCharacters, { body })
  return new Map(answers.map((answer) => [answer.index, answer]))
}

/** Sends a snapshot again that the portal has replaced since. It must not come back. */
async function sendEarlier(simulation: ReportingSimulation, { earlier, stored }: State): Promise<void> {
  const replaced = earlier.filter(({ key, report }) => {
    const newest = stored.get(key)
    return newest !== undefined && isNewer(newest, report.revision)
  })
  if (replaced.length === 0) return
  const { world, report } = pick(replaced, simulation.draws.network)
  const answer = (await send(simulation, world, [report])).get(0)
  if (answer?.result === 'applied')
    simulation.findings.add(`An earlier snapshot of ${report.gameId} replaced a later one`)
}

function takeChanged({ simulation: { journal }, state: { changed } }: Link): Map<string, GameCharacter[]> {
  const byWorld = new Map<string, GameCharacter[]>()
  for (const key of changed) {
    const character = journal.characters.get(key)
    if (character && !character.isDeleted)
      byWorld.set(character.world, [...(byWorld.get(character.world) ?? []), character])
  }
  changed.clear()
  return byWorld
}

export function createReporter(simulation: ReportingSimulation): Reporter {
  const { journal, options, epoch, counts, now, draws } = simulation
  const state = startOf(simulation)

  function nextReport(character: GameCharacter): CharacterReport {
    const key = characterKey(character)
    const last = state.revisions.get(key) ?? { epoch, counter: 0 }
    const revision = { epoch: last.epoch, counter: last.counter + 1 }
    state.revisions.set(key, revision)
    state.changed.delete(key)
    return takeSnapshot(character, {
      revision,
      capturedAt: now().toISOString(),
      known: state.known.get(key) ?? {},
    })
  }

  async function deliver(world: string, sent: readonly Sent[]): Promise<void> {
    const reports = sent.map(({ report }) => report)
    const answers = await send(simulation, world, reports)
    for (const [index, entry] of sent.entries()) {
      const answer = answers.get(index)
      if (answer) takeAnswer({ simulation, state }, entry, answer)
      else simulation.findings.add(`A snapshot of ${entry.report.gameId} was not answered`)
    }
    counts.snapshots += reports.length
    if (happens(options.faults.oldSnapshots, draws.network)) await sendEarlier(simulation, state)
  }

  /** Revisions are given at once, so that they grow in the order of the snapshots. */
  function take(characters: readonly GameCharacter[]): Sent[] {
    const sent = characters.map((character) => ({ character, report: nextReport(character) }))
    journal.write({ sent: sent.map((entry) => snapshotOf(entry, false)) })
    return sent
  }

  function report(character: GameCharacter) {
    const entries = take([character])
    const [{ report: taken }] = entries as [Sent]
    return { revision: taken.revision, sent: deliver(character.world, entries) }
  }

  return {
    markChanged: (character) => void state.changed.add(characterKey(character)),
    want(wanted) {
      for (const { sections, ...key } of wanted) {
        if (!simulation.worlds.includes(key.world)) continue
        const character = simulation.characterOf(key)
        const hashes = { ...state.known.get(characterKey(key)) }
        for (const section of sections) delete hashes[section as keyof Hashes]
        state.known.set(characterKey(key), hashes)
        if (!character.isDeleted) state.changed.add(characterKey(key))
      }
    },
    forget(character) {
      state.known.delete(characterKey(character))
      state.changed.add(characterKey(character))
    },
    enterEpoch: (character, epoch) => {
      state.revisions.set(characterKey(character), { epoch, counter: 0 })
    },
    report,
    async reportAll(character) {
      const key = characterKey(character)
      state.known.delete(key)
      const { revision, sent } = report(character)
      await sent
      const stored = state.stored.get(key)
      return stored !== undefined && !isNewer(revision, stored) && !state.changed.has(key)
    },
    async flush() {
      const batches: Promise<void>[] = []
      for (const [world, characters] of takeChanged({ simulation, state }))
        for (let from = 0; from < characters.length; from += maxEntries)
          batches.push(deliver(world, take(characters.slice(from, from + maxEntries))))
      await Promise.all(batches)
    },
  }
}
