import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

/** IDs of acts that were changed, removed before them, or inserted. */
export async function findBrokenActs(queries: Queries): Promise<number[]> {
  const broken = await queries.query<{ id: number }>(sql`
    with chained as (
      select id, hash, row_number() over (order by id) as number,
        operator_act_hash(act, coalesce(lag(hash) over (order by id), '')) as expected_hash
      from operator_act as act
    )
    select id from chained where id <> number or hash <> expected_hash order by id`)
  return broken.map(({ id }) => id)
}
