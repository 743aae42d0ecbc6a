import fs from 'node:fs'

/** Returns once what a file, or the list of a directory, holds is on disk. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Directories on Windows cannot be opened; there the file system journals names itself. */
export function syncDirectory(directory: string): void {
  if (process.platform !== 'win32') syncPath(directory)
}
