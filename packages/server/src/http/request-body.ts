import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Failure } from '../failure.ts'
import type { RequestHeaders } from './request-headers.ts'

const maxBytes = 64 * 1024
export const maxDepth = 20
/** Parsing what is nested much deeper takes seconds. */
const maxParsedDepth = 1000
const tooDeep = `is nested too deep: a body has at most ${maxDepth} levels`

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

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\{}[]')

/**
 * How deep JSON is nested, read no further than what is never parsed. Bytes are read three times as fast as
 * characters. No byte of a longer UTF-8 sequence is one of these.
 */
function depthOf(bytes: Buffer): number {
  let depth = 0
  let deepest = 0
  let isString = false
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (isString) {
      if (byte === backslash) index++
      else if (byte === quote) isString = false
    } else if (byte === quote) isString = true
    else if (byte === openBrace || byte === openBracket) {
      deepest = Math.max(deepest, ++depth)
      if (deepest > maxParsedDepth) return deepest
    } else if (byte === closeBrace || byte === closeBracket) depth--
  }
  return deepest
}

/** What is wrong with a value that cannot be stored; null if nothing is. `levels` is how deep it may be. */
export function flawOf(value: unknown, levels: number = maxDepth): string | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'holds the character NUL'
    return value.isWellFormed() ? null : 'holds half a surrogate pair'
  }
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return tooDeep
  for (const part of Object.entries(value).flat()) {
    const flaw = flawOf(part, levels - 1)
    if (flaw) return flaw
  }
  return null
}

export const isJson = (headers: RequestHeaders): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

const encodingOf = (headers: RequestHeaders) => (headers.get('content-encoding') ?? '').trim().toLowerCase()

/** Whether a body is sent as it is, or packed in the one way that is accepted. */
export const isPlainOrGzip = (headers: RequestHeaders): boolean =>
  ['', 'identity', 'gzip'].includes(encodingOf(headers))

const unpack = promisify(gunzip)

/** The unpacked bytes of a gzip body, or null when there are more than `limitBytes`. Never holds more. */
async function unpacked(bytes: Buffer, limitBytes: number): Promise<Buffer | null> {
  try {
    return await unpack(bytes, { maxOutputLength: limitBytes })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null
    throw error
  }
}

export type JsonBody = { readonly value: unknown } | Failure<'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE'>

interface BodyLimits {
  readonly maxBytes?: number
  /** Accepts `Content-Encoding: gzip`. The limit holds for the unpacked body too. */
  readonly acceptsGzip?: boolean
  /** Takes out parts that fail alone, so that a flaw of theirs does not fail the body. */
  readonly setAside?: (value: unknown) => unknown
}

/**
 * Reads a JSON body of at most 64 KB, unless stated, and 20 levels. A missing body is undefined. Refuses
 * text that PostgreSQL cannot store: invalid UTF-8, the character NUL and half a surrogate pair.
 */
export async function readJsonBody(
  request: Request,
  { maxBytes: limitBytes = maxBytes, acceptsGzip = false, setAside }: BodyLimits = {},
): Promise<JsonBody> {
  try {
    const sent = await readBytes(request, limitBytes)
    if (!sent) return new Failure('PAYLOAD_TOO_LARGE')
    if (sent.length === 0) return { value: undefined }
    const isPacked = acceptsGzip && encodingOf(request.headers) === 'gzip'
    const bytes = isPacked ? await unpacked(sent, limitBytes) : sent
    if (!bytes) return new Failure('PAYLOAD_TOO_LARGE')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const depth = depthOf(bytes)
    if (depth > (setAside ? maxParsedDepth : maxDepth)) return malformed(`The body ${tooDeep}`)
    const value = JSON.parse(text) as unknown
    // JSON holds NUL, and UTF-8 half a pair, only as an escape.
    if (depth <= maxDepth && !/\\u(0000|d[89a-f])/i.test(text)) return { value }
    const rest = setAside ? setAside(value) : value
    const flaw = flawOf(rest)
    return flaw === null ? { value: rest } : malformed(`The body ${flaw}`)
  } catch {
    return malformed('The body is not JSON')
  }
}
