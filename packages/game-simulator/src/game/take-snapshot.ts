import { createHash } from 'node:crypto'
import { type SectionName, sectionNames } from '@olympus/contract/bridge/batch'
import type { CharacterReport, Revision } from '@olympus/contract/bridge/characters'
import type { GameCharacter } from './game-character.ts'
import type { Hashes } from './journal.ts'

const hashOf = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 32)

/** Bodies are replaced when they change, so each has one hash forever. */
const hashes = new WeakMap<object, string>()

function hashOfBody(body: object): string {
  const known = hashes.get(body)
  if (known !== undefined) return known
  const hash = hashOf(body)
  hashes.set(body, hash)
  return hash
}

export function hashesOf({ sections }: GameCharacter): Required<Hashes> {
  const found: Hashes = {}
  for (const name of sectionNames) found[name] = hashOfBody(sections[name])
  return found as Required<Hashes>
}

interface SnapshotOptions {
  readonly revision: Revision
  readonly capturedAt: string
  /** Sections with these hashes are sent without their bodies. */
  readonly known: Hashes
}

/** The report of a character as it is now. */
export function takeSnapshot(
  character: GameCharacter,
  { revision, capturedAt, known }: SnapshotOptions,
): CharacterReport {
  const found = hashesOf(character)
  const reported = (name: SectionName) =>
    known[name] === found[name]
      ? { hash: found[name] }
      : { hash: found[name], body: character.sections[name] }
  const entries = sectionNames.map((name) => [name, reported(name)] as const)
  const { gameId, accountId } = character
  const sections = Object.fromEntries(entries) as CharacterReport['sections']
  return { gameId, accountId, revision, capturedAt, sections }
}
