import { type CustomTypesConfig, type QueryArrayResult, types as pgTypes } from 'pg'

const camelCased = new Map<string, string>()

function camelCase(column: string): string {
  let name = camelCased.get(column)
  if (name === undefined) {
    name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    camelCased.set(column, name)
  }
  return name
}

/** Turns a result in `rowMode: 'array'` into objects with camelCase keys. */
export function toRows<Row extends object>(result: QueryArrayResult<unknown[]>): Row[] {
  const keys = result.fields.map((field) => camelCase(field.name))
  return result.rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < keys.length; index++) row[keys[index] as string] = values[index]
    return row as Row
  })
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} is too large to be kept exactly`)
  return value
}

const { DATE, INT8 } = pgTypes.builtins
const INT8_ARRAY: number = 1016
const parseTextArray = pgTypes.getTypeParser(INT8_ARRAY) as (text: string) => (string | null)[]

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [INT8_ARRAY, (text) => parseTextArray(text).map((value) => (value === null ? null : safeInteger(value)))],
  // A day has no time zone. As a Date it would depend on the server's.
  [DATE, (text) => text],
])

/** Type parsers for `pg`: int8 as exact numbers, days as text. */
export const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pgTypes.getTypeParser(oid, format as 'text'),
}
