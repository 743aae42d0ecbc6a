import type { getBonuses as endpoint } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Visit } from './find-character.ts'
import { openSection } from './open-section.ts'

/** Reads the bonuses of a character. */
export async function getBonuses(
  queries: Queries,
  visit: Visit,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const opened = await openSection(queries, visit, 'bonuses')
  if (opened instanceof Failure) return opened
  const { lines, timed } = opened.body ?? { lines: [], timed: [] }
  return {
    ...opened.age,
    lines: lines.map(({ stat, value, unit, source }) => ({
      stat,
      value,
      unit,
      source: { kind: source.kind, name: source.name ?? null, vnum: source.vnum ?? null },
    })),
    timed: timed.map(({ typeCode, name, vnum, endsAt }) => ({
      typeCode,
      name: name ?? null,
      vnum: vnum ?? null,
      endsAt,
    })),
  }
}
