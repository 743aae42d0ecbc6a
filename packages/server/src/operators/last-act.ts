import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

interface LastAct {
  readonly id: number
  /** The head of the chain of hashes. */
  readonly hash: string
}

export const readLastAct = (queries: Queries): Promise<LastAct | undefined> =>
  queries.maybeOne<LastAct>(
    sql`select id, encode(hash, 'hex') as hash from operator_act order by id desc limit 1`,
  )
