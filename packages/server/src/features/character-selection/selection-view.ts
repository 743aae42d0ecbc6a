import type { Selection } from '@olympus/contract/character-selection'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { readSelected } from './selected-characters.ts'

interface SelectionRow extends Pick<
  Selection,
  'id' | 'state' | 'heirId' | 'confirmedWith' | 'coolingOffHours' | 'cancellation'
> {
  readonly keptIds: readonly number[]
  readonly deletedIds: readonly number[]
  readonly confirmedAt: Date
  readonly dueAt: Date
  readonly endedAt: Date | null
}

/** Reads selections as the player sees them. Deleted characters keep their names. */
export async function readSelections(queries: Queries, selected: Sql): Promise<Selection[]> {
  const rows = await queries.query<SelectionRow>(sql`
    select id, state, kept_ids, deleted_ids, heir_id, confirmed_at, confirmed_with, cooling_off_hours, due_at, ended_at,
      cancellation
    from character_selection ${selected}`)
  const characters = await readSelected(
    queries,
    rows.flatMap(({ keptIds, deletedIds }) => [...keptIds, ...deletedIds]),
  )
  return rows.map(({ keptIds, deletedIds, confirmedAt, dueAt, endedAt, ...row }) => ({
    ...row,
    kept: characters.filter(({ id }) => keptIds.includes(id)),
    deleted: characters.filter(({ id }) => deletedIds.includes(id)),
    confirmedAt: confirmedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

export async function readSelection(queries: Queries, id: number): Promise<Selection> {
  const [selection] = await readSelections(queries, sql`where id = ${id}`)
  if (!selection) throw new Error(`There is no selection ${id}`)
  return selection
}
