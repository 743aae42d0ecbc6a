import type { CharacterView } from '@olympus/contract/character-pages'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { projectCharacter, visibilityOf } from './view-rules.ts'
import { findCharacter, type Visit } from './find-character.ts'
import { readSections } from './read-sections.ts'

/** Reads a character as the visitor may see it. */
export async function getCharacter(
  queries: Queries,
  visit: Visit,
): Promise<CharacterView | Failure<'NOT_FOUND'>> {
  const facts = await findCharacter(queries, visit, 'summary')
  if (!facts) return new Failure('NOT_FOUND')
  const bodies = await readSections(queries, facts.id, ['summary', 'equipment'])
  return projectCharacter(facts, bodies, visibilityOf(facts))
}
