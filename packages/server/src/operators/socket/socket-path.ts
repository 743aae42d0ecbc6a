import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export const socketIn = (dataDir: string): string => path.join(dataDir, 'operator.sock')

/** macOS allows 103 bytes, Linux 107. */
const maxPathBytes = 103

/**
 * Calls `act` with a path to the file that the system accepts for a socket: if it is too long, one that
 * leads through a link in a new private directory.
 */
export async function withSocketPath<Value>(
  file: string,
  act: (file: string) => Promise<Value>,
): Promise<Value> {
  if (Buffer.byteLength(file) <= maxPathBytes) return act(file)
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-'))
  try {
    const link = path.join(directory, 'd')
    fs.symlinkSync(path.dirname(file), link)
    return await act(path.join(link, path.basename(file)))
  } finally {
    fs.rmSync(directory, { recursive: true })
  }
}
