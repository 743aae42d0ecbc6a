import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { byteRangeOf } from './byte-range.ts'
import type { Build } from './releases.ts'

type Headers = Readonly<Record<string, string>>

/** Whether a list of entity tags names one. */
const names = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/**
 * Sends a file or a part of it, as it is on the disk: neither whole in memory nor compressed, so that
 * downloads can be resumed. Closes the file.
 */
export async function sendFile(
  context: Context,
  { file, build, base }: { readonly file: FileHandle; readonly build: Build; readonly base: Headers },
): Promise<Response> {
  const { fileName, size, sha256 } = build
  const etag = `"${sha256.toString('hex')}"`
  const headers = {
    ...base,
    'content-type': 'application/vnd.microsoft.portable-executable',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    'accept-ranges': 'bytes',
    etag,
  }
  const { req } = context
  const without = async (status: number, more: Headers = {}) => {
    await file.close()
    return new Response(null, { status, headers: { ...headers, ...more } })
  }
  if (names(req.header('if-none-match'), etag)) return without(304)
  const ifRange = req.header('if-range')
  const isSame = ifRange === undefined || ifRange === etag
  const range = isSame ? byteRangeOf(req.header('range'), size) : null
  if (range === 'unsatisfiable') return without(416, { 'content-range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const status = range ? 206 : 200
  const more = {
    'content-length': String(end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  }
  if (req.method === 'HEAD') return without(status, more)
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: { ...headers, ...more } })
}
