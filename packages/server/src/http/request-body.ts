import { Failure } from '../failure.ts'
import type { RequestHeaders } from './request-headers.ts'

const maxBytes = 64 * 1024
const maxDepth = 20

const malformed = (message: string) =>
  new Failure('BAD_REQUEST', { data: { issues: [{ path: '', message }] } })

/** The body as it was sent, or null when it is longer than `limitBytes`. */
export async function readBytes(request: Request, limitBytes: number = maxBytes): Promise<Buffer | null> {
  const declared = request.headers.get('content-length')
  if (declared !== null)
    return Number(declared) > limitBytes ? null : Buffer.from(await request.arrayBuffer())
  if (!request.body) return Buffer.alloc(0)
  const parts: Uint8Array[] = []
  let length = 0
  // Without a declared length the limit holds while the body arrives.
  for await (const part of request.body) {
    length += part.byteLength
    if (length > limitBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isString) {
      if (character === '\\') index++
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '{' || character === '[') {
      if (++depth > maxDepth) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}

const hasHalfPair = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.isWellFormed()
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasHalfPair)

export const isJson = (headers: RequestHeaders): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/**
 * Reads a JSON body of at most 64 KB and 20 levels. A missing body is undefined. Refuses text that PostgreSQL
 * cannot store: invalid UTF-8, the character NUL and half a surrogate pair.
 */
export async function readJsonBody(
  request: Request,
): Promise<{ readonly value: unknown } | Failure<'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE'>> {
  const bytes = await readBytes(request)
  if (!bytes) return new Failure('PAYLOAD_TOO_LARGE')
  if (bytes.length === 0) return { value: undefined }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) return malformed(`The body is nested deeper than ${maxDepth} levels`)
    if (/\\u0000/.test(text)) return malformed('The body holds the character NUL')
    const value = JSON.parse(text) as unknown
    // UTF-8 cannot hold half a pair, so only an escape can bring one.
    if (/\\ud[89a-f]/i.test(text) && hasHalfPair(value))
      return malformed('The body holds half a surrogate pair')
    return { value }
  } catch {
    return malformed('The body is not JSON')
  }
}
