import fs from 'node:fs'
import path from 'node:path'

const file = path.join(import.meta.dirname, 'common-passwords.txt')

/** Common passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# ')),
)
