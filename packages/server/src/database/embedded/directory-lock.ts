import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DirectoryLock {
  release(): void
}

function holderOf(pidFile: string): string {
  try {
    return `process ${fs.readFileSync(pidFile, 'utf8').trim()}`
  } catch {
    return 'another process'
  }
}

export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
}

/**
 * Locks the data directory for the lifetime of this process. The operating system releases the lock
 * however the process ends. Throws a DirectoryInUseError, with the process id of the holder, if another
 * process holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const pidFile = path.join(directory, 'lock.pid')
  const lock = new DatabaseSync(path.join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    const message = `The data directory ${directory} is in use by ${holderOf(pidFile)}. Stop it, or set DATA_DIR to another directory.`
    throw new DirectoryInUseError(message, { cause: error })
  }
  fs.writeFileSync(pidFile, String(process.pid))
  return {
    release() {
      fs.rmSync(pidFile, { force: true })
      lock.close()
    },
  }
}
