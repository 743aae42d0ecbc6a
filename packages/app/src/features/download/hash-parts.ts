import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

interface HashOptions {
  readonly signal: AbortSignal
  /** Called after each part with the bytes hashed so far. */
  readonly onProgress: (bytes: number) => void
}

/**
 * SHA-256 of a file in hex, read and hashed part by part, so that a large file neither fills the memory nor
 * blocks the page. Throws if the file cannot be read, or when the signal is aborted.
 */
export async function hashFile(file: Blob, { signal, onProgress }: HashOptions): Promise<string> {
  const hash = sha256.create()
  const reader = file.stream().getReader()
  let bytes = 0
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) return bytesToHex(hash.digest())
      hash.update(value)
      bytes += value.length
      onProgress(bytes)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
