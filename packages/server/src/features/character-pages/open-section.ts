import type { CharacterSection, SectionAge } from '@olympus/contract/character-pages'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { ageOf, visibilityOf } from './view-rules.ts'
import { findCharacter, type Visit } from './find-character.ts'
import { readSections, type SectionBody } from './read-sections.ts'

/** What game servers report as a section; statistics have tables of their own. */
type ReportedSection = Exclude<CharacterSection, 'statistics'>

interface OpenSection<Name extends ReportedSection> {
  readonly age: SectionAge
  /** Undefined if it was never reported. */
  readonly body: SectionBody<Name> | undefined
}

/** Reads a section of a character. One that the visitor may not open is like one of an unknown ID. */
export async function openSection<Name extends ReportedSection>(
  queries: Queries,
  visit: Visit,
  section: Name,
): Promise<OpenSection<Name> | Failure<'NOT_FOUND'>> {
  const facts = await findCharacter(queries, visit, section)
  if (!facts) return new Failure('NOT_FOUND')
  const visibility = visibilityOf(facts)
  if (!visibility.sections.has(section)) return new Failure('NOT_FOUND')
  const bodies = await readSections(queries, facts.id, [section])
  return { age: ageOf(facts, visibility), body: bodies[section] }
}
