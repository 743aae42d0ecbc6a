import fs from 'node:fs/promises'
import path from 'node:path'
import { compressWell, type Encoding } from './compression.ts'

/** Finds a file by its URL path. */
export type FindFile = (name: string) => Promise<StaticFile | null>

export interface StaticFile {
  readonly contentType: string
  readonly modifiedAt: number
  /** Compressed at build time, or else once and then cached. */
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const
function openFile(file: string, modifiedAt: number): StaticFile {
  const contentType = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  async function load(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === 'identity') return fs.readFile(file)
    return fs
      .readFile(file + suffixes[encoding])
      .catch(async () => compressWell[encoding](await fs.readFile(file)))
  }
  return {
    contentType,
    modifiedAt,
    body(encoding) {
      let body = bodies.get(encoding)
      if (!body) {
        body = load(encoding)
        bodies.set(encoding, body)
        body.catch(() => bodies.delete(encoding))
      }
      return body
    },
  }
}

/** Names that visitors must not fetch: dot files, compressed siblings and build metadata. */
const isHidden = (name: string) =>
  name.split('/').some((part) => part.startsWith('.')) ||
  /\.(br|gz|map)$/.test(name) ||
  name === 'manifest.json'

/** Finds files below `directory` by URL path and caches them in memory until they change on disk. */
export function createStaticFiles(directory: string): FindFile {
  const root = path.resolve(directory)
  const files = new Map<string, StaticFile>()
  return async (urlPath) => {
    const name = urlPath.slice(1)
    if (!/^[\w./@~-]+$/.test(name) || isHidden(name)) return null
    const file = path.join(root, name)
    if (!file.startsWith(root + path.sep)) return null
    const stat = await fs.stat(file).catch(() => null)
    if (!stat?.isFile()) {
      files.delete(file)
      return null
    }
    const known = files.get(file)
    if (known?.modifiedAt === stat.mtimeMs) return known
    const opened = openFile(file, stat.mtimeMs)
    files.set(file, opened)
    return opened
  }
}
