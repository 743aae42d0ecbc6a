import fs from 'node:fs/promises'
import { BackupError } from './backup-error.ts'

const megabyte = 1024 * 1024
/** For what is written beside the copy: the embedded database fails when its disk is full. */
const spareBytes = 64 * megabyte

/** Throws unless a copy fits on the disk and leaves room for the others that use it. */
export async function expectSpace(directory: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await fs.statfs(directory)
  const free = bavail * bsize
  const needed = bytes + spareBytes
  if (free < needed)
    throw new BackupError(
      `${directory} has ${Math.floor(free / megabyte)} MB free, but the copy needs ${Math.ceil(needed / megabyte)} MB`,
    )
}
