import { type HashOptions, partsOfFile } from './parts-of-file.ts'

/** No launcher is larger. */
const maxBytes = 256e6

/** Takes no memory yet, but fails where there is none. */
function hasRoom(bytes: number): boolean {
  try {
    return new Uint8Array(bytes).length === bytes
  } catch {
    return false
  }
}

/** Browsers hash only where the connection is secure. */
export const canHashWhole = ({ size }: Pick<Blob, 'size'>): boolean =>
  size <= maxBytes && 'subtle' in crypto && hasRoom(size)

/** SHA-256 of a file in hex, by the browser: ten times as fast as by script, but it needs the whole file. */
export async function hashWhole(file: Blob, { signal, onProgress }: HashOptions): Promise<string> {
  const content = new Uint8Array(file.size)
  let bytes = 0
  for await (const part of partsOfFile(file, signal)) {
    content.set(part, bytes)
    bytes += part.length
    onProgress(bytes)
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content.subarray(0, bytes)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
