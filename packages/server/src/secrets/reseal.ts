import sql, { raw } from 'sql-template-tag'
import type { Database, Queries } from '../database/database.ts'
import { hasKeyId, headerOf, keyIdIn, type KeyRing } from './key-ring.ts'
import { unknownKeyId } from './open-secret-box.ts'
import { boxesIn, hashKeyColumn, replaceBoxes, type SealedColumn, sealedColumns } from './sealed-columns.ts'

const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`

/** Reads of whole tables take longer than the statement timeout of the server. */
const patient = (database: Database): Pick<Queries, 'query'> => ({
  query: (statement) =>
    database.transaction(async (transaction) => {
      await transaction.script('set local statement_timeout = 0')
      return transaction.query(statement)
    }),
})

/** How many boxes of a column each key of the ring opens. */
export interface SealedCount {
  readonly name: string
  readonly byKeyId: ReadonlyMap<string, number>
  readonly unopened: number
}

async function countIn(database: Database, ring: KeyRing, column: SealedColumn): Promise<SealedCount> {
  const queries = patient(database)
  const headers = ring.keyIds.map(headerOf)
  const box = raw(column.column)
  const rows = await queries.query<{ header: Buffer; count: number }>(sql`
    select substring(${box} for 5) as header, count(*) as count from ${raw(column.table)}
    where substring(${box} for 5) = any(${headers}::bytea[]) group by 1`)
  const countOf = (header: Buffer) => rows.find((row) => row.header.equals(header))?.count ?? 0
  const byKeyId = new Map(ring.keyIds.map((id) => [id, countOf(headerOf(id))]))
  let unopened = 0
  for await (const boxes of boxesIn(queries, column, headers))
    for (const { box, context } of boxes) {
      const id = ring.keyIdFor(box, context)
      if (id === null) unopened++
      else byKeyId.set(id, (byKeyId.get(id) ?? 0) + 1)
    }
  return { name: nameOf(column), byKeyId, unopened }
}

/** Counts all boxes. Those that name a key of the ring are not opened. */
export async function countSealed(database: Database, ring: KeyRing): Promise<SealedCount[]> {
  const counts: SealedCount[] = []
  for (const column of [...sealedColumns, hashKeyColumn]) counts.push(await countIn(database, ring, column))
  return counts
}

/** The IDs that boxes name, in columns that the schema of the database has. */
export async function findKeyIds(queries: Pick<Queries, 'query'>): Promise<string[]> {
  const known = await queries.query<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and column_name like '%\\_box'`)
  const ids = new Set<string>()
  for (const column of [hashKeyColumn, ...sealedColumns]) {
    if (!known.some(({ name }) => name === nameOf(column))) continue
    const box = raw(column.column)
    const headers = await queries.query<{ header: Buffer }>(
      sql`select distinct substring(${box} for 5) as header from ${raw(column.table)} where ${box} is not null`,
    )
    for (const { header } of headers) ids.add(hasKeyId(header) ? keyIdIn(header) : unknownKeyId)
  }
  return [...ids].sort()
}

interface Resealed {
  readonly name: string
  readonly count: number
  readonly unopened: number
}

async function resealColumn(database: Database, ring: KeyRing, column: SealedColumn): Promise<Resealed> {
  let count = 0
  for (;;) {
    let unopened = 0
    let missed = 0
    for await (const boxes of boxesIn(patient(database), column, [headerOf(ring.sealingKeyId)])) {
      const opened = boxes.filter(({ box, context }) => ring.keyIdFor(box, context) !== null)
      const changes = opened.map((from) => ({
        from,
        to: ring.seal(ring.open(from.box, from.context), from.context),
      }))
      const replaced = await database.transaction((transaction) => replaceBoxes(transaction, column, changes))
      count += replaced
      missed += changes.length - replaced
      unopened += boxes.length - opened.length
    }
    // What a server has changed in the meantime may be sealed with an older key again.
    if (missed === 0) return { name: nameOf(column), count, unopened }
  }
}

/**
 * Seals every box anew with the first key of the ring, in batches. Servers may run: their changes win.
 * The hash key comes last: until then, no server starts without the key that sealed it.
 */
export async function* reseal(database: Database, ring: KeyRing): AsyncGenerator<Resealed> {
  for (const column of [...sealedColumns, hashKeyColumn]) yield resealColumn(database, ring, column)
}
