import { createHash } from 'node:crypto'
import type { Sql } from 'sql-template-tag'

const maxNames = 1000
const names = new Map<string, string>()

/**
 * A statement's name on the wire: the hash of its text, so that it is parsed and planned once per
 * connection. Texts past the first thousand, which only variable lists can produce, run without a name.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= maxNames) return undefined
  const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}

export interface PreparedStatement {
  readonly name?: string
  readonly text: string
  readonly values: unknown[]
  readonly rowMode: 'array'
}

export function prepare(statement: Sql): PreparedStatement {
  const { text, values } = statement
  const name = nameOf(text)
  return name === undefined ? { text, values, rowMode: 'array' } : { name, text, values, rowMode: 'array' }
}

/** Reading statements may be sent again after a lost connection. */
export const isRead = (text: string): boolean => /^\s*select\b/i.test(text)
