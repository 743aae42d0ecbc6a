import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'

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

/** The data directory cannot be used, with a reason for the operator. */
export class DirectoryError extends StartError {
  override readonly name: string = 'DirectoryError'
}

export class DirectoryInUseError extends DirectoryError {
  override readonly name = 'DirectoryInUseError'
}

function unusable(directory: string, error: unknown): DirectoryError {
  const reason = error instanceof Error ? error.message : String(error)
  return new DirectoryError(`DATA_DIR: ${directory} cannot be used: ${reason}`, { cause: error })
}

function openLock(directory: string): DatabaseSync {
  try {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
    return new DatabaseSync(path.join(directory, 'lock'), { timeout: 0 })
  } catch (error) {
    throw unusable(directory, error)
  }
}

const sqliteBusy = 5

/** The low byte of the code: the rest tells apart kinds of one error. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === sqliteBusy

/**
 * Locks the data directory for the lifetime of this process. The operating system releases the lock
 * however the process ends. Throws a DirectoryError: a DirectoryInUseError, with the process id of the
 * holder, if another process holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const pidFile = path.join(directory, 'lock.pid')
  const lock = openLock(directory)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw unusable(directory, error)
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
