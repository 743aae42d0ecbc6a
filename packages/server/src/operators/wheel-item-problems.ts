import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

/** Items that the wheel cannot grant, and why. */
export async function wheelItemProblems(queries: Queries, items: readonly string[]): Promise<string[]> {
  const rows = await queries.query<{ id: string; isTicket: boolean | null }>(sql`
    select distinct given.id, item.is_wheel_ticket as is_ticket
    from unnest(${[...items]}::text[]) as given (id) left join item on item.id = given.id
    where item.id is null or is_wheel_ticket order by given.id`)
  return rows.map(({ id, isTicket }) =>
    isTicket ? `item ${id}: grants tickets; use "tickets" instead` : `item ${id}: there is none`,
  )
}
