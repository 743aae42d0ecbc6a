import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { readLastAct } from '../operators/last-act.ts'
import { canaryKeyId } from '../secrets/open-secret-box.ts'

/** What a restored database is compared with. Null: a schema from before it existed. */
export const Books = z.object({
  migration: z.int(),
  /** 0: none yet. */
  lastEntryId: z.nullable(z.int()),
  /** Their number and their sum, which is 0. */
  ledger: z.nullable(z.object({ entries: z.int(), coins: z.int() })),
  lastAct: z.nullable(z.object({ id: z.int(), hash: z.string() })),
  /** The ID of the key that servers need to start. */
  keyId: z.nullable(z.string()),
})

export type Books = z.output<typeof Books>

type Moment = Omit<Books, 'ledger'>

/** Migrations back up databases of earlier releases. */
export const hasTable = async (queries: Queries, name: string): Promise<boolean> =>
  (await queries.one<{ found: boolean }>(sql`select to_regclass(${name}) is not null as found`)).found

/** What is quick to read while others wait. */
export async function readMoment(queries: Queries): Promise<Moment> {
  const { migration } = await queries.one<{ migration: number }>(
    sql`select max(number) as migration from migration`,
  )
  const entries = (await hasTable(queries, 'ledger_entry'))
    ? await queries.one<{ lastId: number }>(sql`select coalesce(max(id), 0) as last_id from ledger_entry`)
    : null
  return {
    migration,
    lastEntryId: entries?.lastId ?? null,
    lastAct: (await hasTable(queries, 'operator_act')) ? ((await readLastAct(queries)) ?? null) : null,
    keyId: (await hasTable(queries, 'hash_key')) ? await canaryKeyId(queries) : null,
  }
}

/** Adds what takes longer. Entries are never changed, so it may be read after the moment. */
export async function completeBooks(queries: Queries, moment: Moment): Promise<Books> {
  if (moment.lastEntryId === null) return { ...moment, ledger: null }
  const ledger = await queries.one<{ entries: number; coins: number }>(sql`
    select count(*) as entries, coalesce(sum(coins), 0)::bigint as coins
    from ledger_entry where id <= ${moment.lastEntryId}`)
  return { ...moment, ledger }
}
