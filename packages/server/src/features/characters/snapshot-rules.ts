import { type EntryResult, type SectionName, sectionNames } from '@olympus/contract/bridge/batch'
import type { CharacterReport, Revision } from '@olympus/contract/bridge/characters'

/** The latest report of a section. */
export interface SectionHead extends Revision {
  readonly capturedAt: string
  readonly hash: string
}

/** What the portal has of a character. */
export interface Snapshot {
  readonly heads: { readonly [Section in SectionName]?: SectionHead }
  /** The latest revision in a game session of the character of which everything is stored. */
  readonly revision: Revision
  /** Sections whose bodies the portal asks for. */
  readonly wanted: readonly SectionName[]
}

export interface MergedReport {
  readonly result: Exclude<EntryResult, 'refused'>
  readonly snapshot: Snapshot
  readonly isSnapshotChanged: boolean
  /** The bodies to store. */
  readonly bodies: ReadonlyMap<SectionName, unknown>
  /** Sections of this report whose bodies it lacks. */
  readonly wanted: readonly SectionName[]
}

/** Positive if the first is later. */
const compareRevisions = (one: Revision, other: Revision): number =>
  one.epoch - other.epoch || one.counter - other.counter

type Reported = NonNullable<CharacterReport['sections'][SectionName]>
type SectionResult = 'equal' | 'missing' | 'moved' | 'stale' | 'stored'

function resultOf(
  head: SectionHead | undefined,
  revision: Revision,
  { hash, body }: Reported,
): SectionResult {
  const order = head ? compareRevisions(revision, head) : 1
  if (order < 0) return 'stale'
  if (order === 0) return head?.hash === hash ? 'equal' : 'stale'
  if (head?.hash === hash) return 'moved'
  return body === undefined ? 'missing' : 'stored'
}

function entryResultOf(results: readonly SectionResult[]): MergedReport['result'] {
  if (results.includes('stored')) return 'applied'
  return results.length > 0 && results.every((result) => result === 'stale') ? 'stale' : 'unchanged'
}

/**
 * While a character is in the game, only its session reports it. Another process may report its bazaar
 * alone. `latestEpoch`: of the session; undefined: the character is not in the game.
 */
export const isOutsideSession = (
  { revision, sections }: Pick<CharacterReport, 'revision' | 'sections'>,
  latestEpoch: number | undefined,
): boolean =>
  latestEpoch !== undefined &&
  revision.epoch > latestEpoch &&
  Object.keys(sections).some((section) => section !== 'bazaar')

/**
 * Merges a report into what is stored. Each section is compared alone, so the outcome does not depend on the
 * order of reports. A section without its body does not move: otherwise its body would be refused as old.
 * Reports outside of the character's game sessions never count as the final snapshot of one.
 */
export function mergeReport(
  known: Snapshot,
  report: CharacterReport,
  { isOfSession }: { readonly isOfSession: boolean },
): MergedReport {
  const { revision, capturedAt } = report
  const heads = { ...known.heads }
  const results: SectionResult[] = []
  const bodies = new Map<SectionName, unknown>()
  const missing = new Set<SectionName>()
  const wanted = new Set(known.wanted)
  for (const section of sectionNames) {
    const reported = report.sections[section]
    if (!reported) continue
    const result = resultOf(heads[section], revision, reported)
    results.push(result)
    if (result === 'missing') missing.add(section)
    if (result === 'stored') bodies.set(section, reported.body)
    if (result !== 'stored' && result !== 'moved') continue
    heads[section] = { ...revision, capturedAt, hash: reported.hash }
    wanted.delete(section)
  }
  const isLater = isOfSession && missing.size === 0 && compareRevisions(revision, known.revision) > 0
  const allWanted = sectionNames.filter((section) => wanted.has(section) || missing.has(section))
  return {
    result: entryResultOf(results),
    snapshot: { heads, revision: isLater ? revision : known.revision, wanted: allWanted },
    isSnapshotChanged:
      isLater ||
      allWanted.length !== known.wanted.length ||
      results.some((result) => result === 'stored' || result === 'moved'),
    bodies,
    wanted: [...missing],
  }
}
