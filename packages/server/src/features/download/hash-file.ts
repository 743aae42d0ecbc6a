import { createHash } from 'node:crypto'

export interface HashedFile {
  /** Bytes. */
  readonly size: number
  readonly sha256: Buffer
}

/** Hashes a file as it is read, however large it is. */
export async function hashStream(stream: AsyncIterable<Uint8Array>): Promise<HashedFile> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest() }
}
