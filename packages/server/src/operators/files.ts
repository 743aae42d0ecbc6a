import fs from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from './refusal.ts'

/** Files of the person who runs the command. Relative paths start where they run it. */
export interface Files {
  /** Throws a refusal if it cannot be read, or is too large. */
  read(file: string): Promise<string>
  /** Creates a file. Throws a refusal if it exists or cannot be written. */
  write(file: string, text: string): Promise<void>
}

export const maxFileBytes = 8 * 1024 * 1024

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export function expectFileSize(file: string, bytes: number): void {
  if (bytes > maxFileBytes)
    throw new Refusal(`${file} is too large: ${bytes} bytes of at most ${maxFileBytes}`)
}

export const localFiles: Files = {
  async read(file) {
    const { size } = await fs.stat(path.resolve(file)).catch((error: unknown) => {
      throw new Refusal(`${file} cannot be read: ${messageOf(error)}`)
    })
    expectFileSize(file, size)
    return fs.readFile(path.resolve(file), 'utf8').catch((error: unknown) => {
      throw new Refusal(`${file} cannot be read: ${messageOf(error)}`)
    })
  },
  async write(file, text) {
    await fs.writeFile(path.resolve(file), text, { flag: 'wx' }).catch((error: unknown) => {
      throw new Refusal(`${file} is not written: ${messageOf(error)}`)
    })
  },
}
