import fs from 'node:fs'
import { open } from 'node:fs/promises'

/** Returns once the content of a file, or the entries of a directory, are on disk. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Skips Windows, where directories cannot be opened and the file system journals names itself. */
export function syncDirectory(directory: string): void {
  if (process.platform !== 'win32') syncPath(directory)
}

/** The same as `syncPath`, without blocking the process. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
