import fs from 'node:fs'
import path from 'node:path'
import { syncDirectory } from '../../durable-files.ts'

/** A file outside the database to which lines are appended. */
export interface AnchorFile {
  /** Names the file in messages. */
  readonly name: string
  /** Throws unless a line could be appended. */
  expectWritable(): void
  /** Returns once the line is on disk. Several processes may append at once. */
  append(line: string): void
  /** Empty if there is no file. */
  read(): string
}

const ownerOnly = 0o600

function openToAppend(file: string): number {
  const directory = path.dirname(file)
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const isNew = !fs.existsSync(file)
  const descriptor = fs.openSync(file, 'a+', ownerOnly)
  if (isNew) syncDirectory(directory)
  return descriptor
}

/** A line that was cut off by a crash must not take the next one with it. */
function endsInLine(descriptor: number): boolean {
  const { size } = fs.fstatSync(descriptor)
  if (size === 0) return true
  const last = Buffer.alloc(1)
  fs.readSync(descriptor, last, 0, 1, size - 1)
  return last.toString() === '\n'
}

export const createAnchorFile = (file: string): AnchorFile => ({
  name: file,
  expectWritable: () => fs.closeSync(openToAppend(file)),
  append(line) {
    const descriptor = openToAppend(file)
    try {
      fs.writeSync(descriptor, `${endsInLine(descriptor) ? '' : '\n'}${line}\n`)
      fs.fsyncSync(descriptor)
    } finally {
      fs.closeSync(descriptor)
    }
  },
  read: () => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''),
})
