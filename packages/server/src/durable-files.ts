import fs from 'node:fs'

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
