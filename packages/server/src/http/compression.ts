import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is sent; the names are those of Content-Encoding. */
export type Encoding = 'br' | 'gzip' | 'identity'

type Compressed = Uint8Array<ArrayBuffer>

const isCompressible = (contentType: string) => /^(text|application)\/|svg/.test(contentType)

/** The best encoding for both the client and the content type. */
export function encodingFor(acceptEncoding: string | null, contentType: string): Encoding {
  if (!acceptEncoding || !isCompressible(contentType)) return 'identity'
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

const brotli = (body: string | Uint8Array, quality: number): Promise<Compressed> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compresses a body that is sent once. */
export const compress = {
  br: (body: string | Uint8Array) => brotli(body, 5),
  gzip: (body: string | Uint8Array): Promise<Compressed> => promisify(gzip)(body),
}

/** Compresses a body that is kept and sent often. */
export const compressWell = {
  br: (body: string | Uint8Array) => brotli(body, 9),
  gzip: compress.gzip,
}
