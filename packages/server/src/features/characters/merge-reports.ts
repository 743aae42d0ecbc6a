import type { SectionName } from '@olympus/contract/bridge/batch'
import { sectionNames } from '@olympus/contract/bridge/batch'
import type { CharacterReport } from '@olympus/contract/bridge/characters'
import type { BatchEntry, EntryOutcome } from '../../http/bridge/bridge-handlers.ts'
import type { KnownCharacter } from './known-characters.ts'
import { isOutsideSession, mergeReport, type Snapshot } from './snapshot-rules.ts'
import type { SnapshotChange, TakenName } from './store-snapshots.ts'
import type { SummaryBody } from './summary-columns.ts'

export const refused = (
  reason: NonNullable<EntryOutcome['reason']>,
  more?: Omit<EntryOutcome, 'reason' | 'result'>,
): EntryOutcome => ({ result: 'refused', reason, ...more })

/** The answer to a character that the portal does not know. */
export const unknownCharacter = refused('UNKNOWN_CHARACTER', { wanted: [...sectionNames] })

/** Game sessions that matter to a batch. */
export interface Sessions {
  /** Their characters, by the epoch of the session. */
  readonly characterIds: ReadonlyMap<number, number>
  /** Of characters that are in the game: the latest epoch in which the boot may report them. */
  readonly latestEpochs: ReadonlyMap<number, number>
}

/** One character while the entries of a batch are merged into it. */
class MergedCharacter {
  readonly #known: KnownCharacter
  #snapshot: Snapshot
  #name: string | null
  #summary: SummaryBody | null = null
  #isChanged = false
  readonly #bodies = new Map<SectionName, unknown>()
  readonly #names: TakenName[] = []

  constructor(known: KnownCharacter) {
    this.#known = known
    this.#snapshot = known.snapshot
    this.#name = known.recordedName
  }

  merge(report: CharacterReport, { characterIds, latestEpochs }: Sessions): EntryOutcome {
    const { id, accountId, isDeleted } = this.#known
    if (report.accountId !== accountId) return refused('ACCOUNT_MISMATCH')
    if (isDeleted) return refused('CHARACTER_DELETED', { characterId: id })
    if (isOutsideSession(report, latestEpochs.get(id))) return { result: 'stale', characterId: id }
    const { result, snapshot, isSnapshotChanged, bodies, wanted } = mergeReport(this.#snapshot, report, {
      isOfSession: characterIds.get(report.revision.epoch) === id,
    })
    this.#snapshot = snapshot
    this.#isChanged ||= isSnapshotChanged
    for (const [section, body] of bodies) this.#bodies.set(section, body)
    const summary = report.sections.summary?.body
    if (bodies.has('summary') && summary) this.#takeSummary(summary, report.capturedAt)
    return { result, characterId: id, ...(wanted.length > 0 && { wanted: [...wanted] }) }
  }

  #takeSummary(summary: SummaryBody, capturedAt: string): void {
    this.#summary = summary
    if (summary.name === this.#name) return
    this.#name = summary.name
    this.#names.push({ name: summary.name, usedFrom: capturedAt })
  }

  change(): SnapshotChange | null {
    if (!this.#isChanged) return null
    return {
      characterId: this.#known.id,
      accountId: this.#known.accountId,
      snapshot: this.#snapshot,
      bodies: this.#bodies,
      summary: this.#summary,
      names: this.#names,
    }
  }
}

export interface MergedReports {
  readonly outcomes: ReadonlyMap<number, EntryOutcome>
  readonly changes: readonly SnapshotChange[]
}

/** Merges the entries of a batch in their order. `known` has the characters by the game's IDs. */
export function mergeReports(
  known: ReadonlyMap<string, KnownCharacter>,
  entries: readonly BatchEntry<CharacterReport>[],
  sessions: Sessions,
): MergedReports {
  const merged = new Map([...known].map(([gameId, character]) => [gameId, new MergedCharacter(character)]))
  const outcomes = new Map<number, EntryOutcome>()
  for (const { index, entry } of entries)
    outcomes.set(index, merged.get(entry.gameId)?.merge(entry, sessions) ?? unknownCharacter)
  const changes = [...merged.values()].flatMap((character) => character.change() ?? [])
  return { outcomes, changes }
}
