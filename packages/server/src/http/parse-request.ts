import type { RequestShape } from '@olympus/contract/endpoint'
import type { BadRequestData } from '@olympus/contract/envelope'
import { decodeQuery } from '@olympus/contract/query-string'
import { z } from '@olympus/contract/schema'
import { Failure } from '../failure.ts'

z.config(z.locales.en())

export interface RawRequest {
  readonly params: Readonly<Record<string, string>>
  /** Query string without `?`. */
  readonly search: string
  readonly body: unknown
}

export interface ParsedRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

type Issues = BadRequestData['issues'][number][]

function parse(schema: z.ZodMiniObject | undefined, value: unknown, issues: Issues): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) issues.push({ path: path.join('.'), message })
  return undefined
}

/** Parses a request with the schemas of its endpoint. Refuses unknown fields. */
export function parseRequest(
  { params, query, body }: Pick<RequestShape, 'body' | 'params' | 'query'>,
  raw: RawRequest,
): ParsedRequest | Failure<'BAD_REQUEST'> {
  const issues: Issues = []
  if (raw.search.includes('%00') || Object.values(raw.params).some((text) => text.includes('\0')))
    issues.push({ path: '', message: 'The address holds the character NUL' })
  const parsed = {
    params: params && parse(params, decodeQuery(params, new URLSearchParams(raw.params)), issues),
    query: query && parse(query, decodeQuery(query, new URLSearchParams(raw.search)), issues),
    body: parse(body, raw.body, issues),
  }
  return issues.length > 0
    ? new Failure('BAD_REQUEST', { data: { issues } satisfies BadRequestData })
    : parsed
}
