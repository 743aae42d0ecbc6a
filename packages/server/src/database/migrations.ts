import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const defaultDirectory = path.join(import.meta.dirname, '../../migrations')
const fileName = /^(\d{4})-([a-z0-9-]+)\.sql$/

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Reads the migration files, named like `0001-name.sql`, in order. Throws for any other name. */
export function readMigrations(directory: string = defaultDirectory): Migration[] {
  const migrations = fs
    .readdirSync(directory)
    .sort()
    .map((file): Migration => {
      const [, number, name] = fileName.exec(file) ?? []
      if (!number || !name) throw new Error(`Migration ${file} is not named like 0001-accounts.sql`)
      const text = fs.readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n')
      return { number: Number(number), name, text, checksum: sha256(text) }
    })
  const twice = migrations.find(({ number }, index) => migrations[index - 1]?.number === number)
  if (twice) throw new Error(`There are two migrations with number ${twice.number}`)
  return migrations
}
