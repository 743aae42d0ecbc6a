import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { couponCodeContext } from '../features/coupons/coupon-secrets.ts'
import { wheelKeyContext } from '../features/fortune-wheel/stored-wheel-keys.ts'
import { wheelSeedContext } from '../features/fortune-wheel/wheel-seed-context.ts'
import { renewedBoxContext } from '../features/sessions/renew-session.ts'
import { privateKeyContext, publicKeyContext } from '../features/sessions/stored-signing-keys.ts'
import { secretKeyContext } from '../features/two-factor/secret-contexts.ts'
import { replyContext } from '../http/idempotency.ts'

interface Owner {
  readonly accountId: number
  /** The last column of the primary key. */
  readonly id: string
}

interface KeyColumn {
  readonly name: string
  readonly type: 'bigint' | 'boolean' | 'text' | 'uuid'
}

/** A column of boxes. Its name ends in `_box`. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly primaryKey: readonly KeyColumn[]
  /** Without it the context does not depend on an account. */
  readonly hasAccount?: true
  /** The row stays when the key of its box is lost. */
  readonly isNullable?: true
  readonly contextOf: (owner: Owner) => string
}

const id = (type: KeyColumn['type']) => [{ name: 'id', type }]
const accountId: KeyColumn = { name: 'account_id', type: 'bigint' }

/** The box whose opening proves that SECRET_KEY is the right one. */
export const hashKeyColumn: SealedColumn = {
  table: 'hash_key',
  column: 'key_box',
  primaryKey: [{ name: 'is_only', type: 'boolean' }],
  contextOf: () => 'hash-key',
}

/** Every column of boxes but the one of the hash key. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'two_factor',
    column: 'secret_box',
    primaryKey: [accountId],
    hasAccount: true,
    contextOf: ({ accountId }) => secretKeyContext(accountId),
  },
  {
    table: 'coupon',
    column: 'code_box',
    primaryKey: id('bigint'),
    hasAccount: true,
    isNullable: true,
    contextOf: ({ accountId }) => couponCodeContext(accountId),
  },
  {
    table: 'idempotency_key',
    column: 'reply_box',
    primaryKey: [accountId, { name: 'key', type: 'uuid' }],
    hasAccount: true,
    isNullable: true,
    contextOf: ({ accountId, id }) => replyContext({ accountId, key: id }),
  },
  {
    table: 'session',
    column: 'renewed_box',
    primaryKey: id('uuid'),
    isNullable: true,
    contextOf: ({ id }) => renewedBoxContext(id),
  },
  {
    table: 'signing_key',
    column: 'private_box',
    primaryKey: id('text'),
    contextOf: ({ id }) => privateKeyContext(id),
  },
  {
    table: 'signing_key',
    column: 'public_box',
    primaryKey: id('text'),
    contextOf: ({ id }) => publicKeyContext(id),
  },
  {
    table: 'wheel_key',
    column: 'private_box',
    primaryKey: id('text'),
    isNullable: true,
    contextOf: ({ id }) => wheelKeyContext(id),
  },
  {
    table: 'wheel_seed',
    column: 'seed_box',
    primaryKey: id('bigint'),
    hasAccount: true,
    contextOf: ({ accountId }) => wheelSeedContext(accountId),
  },
]

export interface StoredBox {
  /** The primary key of its row. */
  readonly place: readonly string[]
  readonly box: Buffer
  readonly context: string
}

interface BoxRow {
  readonly place: string[]
  readonly accountId: number
  readonly box: Buffer
}

const batchSize = 500

/** Reads the boxes of a column in batches, without those that begin with one of `headers`. */
export async function* boxesIn(
  queries: Pick<Queries, 'query'>,
  { table, column, primaryKey, hasAccount, contextOf }: SealedColumn,
  headers: readonly Buffer[] = [],
): AsyncGenerator<readonly StoredBox[]> {
  const box = raw(column)
  const names = join(primaryKey.map(({ name }) => raw(name)))
  const texts = join(primaryKey.map(({ name }) => sql`${raw(name)}::text`))
  let after: readonly string[] | undefined
  for (;;) {
    const isAfter: Sql = after
      ? sql`(${names}) > (${join(primaryKey.map(({ type }, index) => sql`${after?.[index]}::${raw(type)}`))})`
      : sql`true`
    const rows = await queries.query<BoxRow>(sql`
      select array[${texts}] as place, ${hasAccount ? raw('account_id') : raw('0')} as account_id, ${box} as box
      from ${raw(table)}
      where ${box} is not null and substring(${box} for 5) <> all(${headers}::bytea[]) and ${isAfter}
      order by ${names} limit ${batchSize}`)
    if (rows.length > 0)
      yield rows.map(({ place, accountId, box }) => ({
        place,
        box,
        context: contextOf({ accountId, id: place.at(-1) ?? '' }),
      }))
    if (rows.length < batchSize) return
    after = rows.at(-1)?.place
  }
}

/** Replaces boxes that are still as they were read; null removes them. Returns how many it replaced. */
export function replaceBoxes(
  queries: Queries,
  { table, column, primaryKey }: SealedColumn,
  changes: readonly { readonly from: StoredBox; readonly to: Buffer | null }[],
): Promise<number> {
  const box = raw(column)
  const places = primaryKey.map((_, index) => sql`${changes.map(({ from }) => from.place[index])}::text[]`)
  const placeNames = primaryKey.map((_, index) => raw(`place_${index}`))
  const isPlace = primaryKey.map(
    ({ name, type }, index) => sql`sealed.${raw(name)} = given.${raw(`place_${index}`)}::${raw(type)}`,
  )
  return queries.execute(sql`
    update ${raw(table)} as sealed set ${box} = given.new_box
    from unnest(
      ${join(places)}, ${changes.map(({ from }) => from.box)}::bytea[], ${changes.map(({ to }) => to)}::bytea[]
    ) as given (${join(placeNames)}, old_box, new_box)
    where ${join(isPlace, ' and ')} and sealed.${box} = given.old_box`)
}
