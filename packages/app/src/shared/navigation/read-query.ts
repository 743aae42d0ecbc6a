import { decodeQuery } from '@olympus/contract/query-string'
import type { z } from '@olympus/contract/schema'

/**
 * Reads the state of a list from a URL. Drops values that the endpoint's schema rejects (typed by hand, from
 * an old link) and keeps the rest. Every field of `schema` must be optional or have a default.
 */
export function readQuery<S extends z.ZodMiniObject>(schema: S, search: URLSearchParams): z.output<S> {
  const values = decodeQuery(schema, search)
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues)
    for (const name of issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])
      delete values[name]
  return schema.parse(values)
}
