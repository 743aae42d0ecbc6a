import type { z } from './schema.ts'

interface Definition {
  readonly type: string
  readonly innerType?: z.core.$ZodType
  readonly element?: z.core.$ZodType
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition

function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrapSchema(innerType) : schema
}

function decodeValue(schema: z.core.$ZodType, text: string): unknown {
  const { type } = definitionOf(unwrapSchema(schema))
  if ((type === 'number' || type === 'int') && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Reads a query string into a plain object for `schema` to parse: numbers and booleans by field type,
 * lists from repeated names. A value that does not fit its field stays text, and a
 * repeated single value becomes a list; parsing then refuses both.
 */
export function decodeQuery(schema: z.ZodMiniObject, search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const name of new Set(search.keys())) {
    const field: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, name)
      ? schema.shape[name]
      : undefined
    const texts = search.getAll(name)
    const element = field && definitionOf(unwrapSchema(field)).element
    if (!field) values[name] = texts[0]
    else if (element) values[name] = texts.map((text) => decodeValue(element, text))
    else values[name] = texts.length === 1 ? decodeValue(field, texts[0] ?? '') : texts
  }
  return values
}

/** Writes a query object as a query string without leading `?`, names sorted, undefined left out. */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    if (value === undefined) continue
    for (const part of Array.isArray(value) ? value : [value]) search.append(name, String(part))
  }
  return search.toString()
}
