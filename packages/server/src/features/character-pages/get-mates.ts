import type { getMates as endpoint } from '@olympus/contract/character-pages'
import type { CharacterMate } from '@olympus/contract/character-mates'
import { elements } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Visit } from './find-character.ts'
import { projectItem } from './item-rules.ts'
import { openSection } from './open-section.ts'
import type { SectionBody } from './read-sections.ts'

type ReportedMate = SectionBody<'mates'>['mates'][number]

/** A mate as pages show it: only the fields that they know. */
const projectMate = (mate: ReportedMate): CharacterMate => ({
  id: mate.mateId,
  typeCode: mate.typeCode,
  vnum: mate.vnum,
  name: mate.name,
  species: mate.species ?? null,
  element: (mate.elementCode === undefined ? undefined : elements[mate.elementCode]) ?? null,
  level: mate.level,
  levelProgress: mate.levelProgress ?? null,
  loyalty: mate.loyalty,
  hp: mate.hp,
  mp: mate.mp,
  attack: mate.attack,
  defense: mate.defense,
  isInTeam: mate.isInTeam,
  items: (mate.items ?? []).map(({ slot, item }) => ({ slot, item: projectItem(item) })),
  skills: (mate.skills ?? []).map(({ skill, rank }) => ({ skill, rank })),
})

/** Reads the pets and partners of a character. */
export async function getMates(
  queries: Queries,
  visit: Visit,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const opened = await openSection(queries, visit, 'mates')
  if (opened instanceof Failure) return opened
  const { age, body } = opened
  return {
    ...age,
    mates: (body?.mates ?? []).map(projectMate),
    maxPets: body?.maxPets ?? null,
    maxPartners: body?.maxPartners ?? null,
  }
}
