import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

export interface OperatorRow {
  readonly name: string
  readonly addedAt: Date
  readonly revokedAt: Date | null
  /** Those that can be used. */
  readonly keys: readonly {
    readonly id: number
    readonly createdAt: Date
    readonly lastUsedAt: Date | null
  }[]
}

interface Row extends Omit<OperatorRow, 'keys'> {
  readonly keyId: number | null
  readonly createdAt: Date | null
  readonly lastUsedAt: Date | null
}

/** All operators by name, revoked ones too. */
export async function listOperators(queries: Queries): Promise<OperatorRow[]> {
  const rows = await queries.query<Row>(sql`
    select name, added_at, operator.revoked_at, operator_key.id as key_id, created_at, last_used_at
    from operator
    left join operator_key on operator_id = operator.id and operator_key.revoked_at is null
    order by name, operator_key.id`)
  const operators = new Map<string, OperatorRow>()
  for (const { name, addedAt, revokedAt, keyId, createdAt, lastUsedAt } of rows) {
    const keys = [...(operators.get(name)?.keys ?? [])]
    if (keyId !== null && createdAt) keys.push({ id: keyId, createdAt, lastUsedAt })
    operators.set(name, { name, addedAt, revokedAt, keys })
  }
  return [...operators.values()]
}
