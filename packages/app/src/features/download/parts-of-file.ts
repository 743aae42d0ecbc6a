export interface HashOptions {
  readonly signal: AbortSignal
  /** Called after each part with the bytes read so far. */
  readonly onProgress: (bytes: number) => void
}

/** Reads a file part by part. Throws if it cannot be read, or when the signal is aborted. */
export async function* partsOfFile(file: Blob, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
