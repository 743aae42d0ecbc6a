import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

import { type HashOptions, partsOfFile } from './parts-of-file.ts'

/** Hashed at once: short enough for the page to keep moving. */
const pieceBytes = 500_000
const restEveryMs = 25

/** Lets the browser draw. Reading alone does not. */
const rest = () => new Promise((resolve) => setTimeout(resolve))

/** SHA-256 of a file in hex, read and hashed part by part, so that a large file does not fill the memory. */
export async function hashParts(file: Blob, { signal, onProgress }: HashOptions): Promise<string> {
  const hash = sha256.create()
  let bytes = 0
  let restedAt = performance.now()
  for await (const part of partsOfFile(file, signal))
    for (let start = 0; start < part.length; start += pieceBytes) {
      const piece = part.subarray(start, start + pieceBytes)
      hash.update(piece)
      bytes += piece.length
      onProgress(bytes)
      if (performance.now() - restedAt < restEveryMs) continue
      await rest()
      signal.throwIfAborted()
      restedAt = performance.now()
    }
  return bytesToHex(hash.digest())
}
