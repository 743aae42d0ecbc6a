import type { SectionName } from '@olympus/contract/bridge/batch'
import type { sections } from '@olympus/contract/bridge/sections'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** A section as game servers report it, with fields that the portal does not know. */
export type SectionBody<Name extends SectionName> = z.output<(typeof sections)[Name]>

type Bodies<Name extends SectionName> = { readonly [Each in Name]?: SectionBody<Each> }

/** Reads sections of a character. Those that were never reported are missing. */
export async function readSections<Name extends SectionName>(
  queries: Queries,
  characterId: number,
  names: readonly Name[],
): Promise<Bodies<Name>> {
  const rows = await queries.query<{ section: Name; body: unknown }>(sql`
    select section, body from character_section where character_id = ${characterId} and section = any(${[...names]})`)
  return Object.fromEntries(rows.map(({ section, body }) => [section, body])) as Bodies<Name>
}
