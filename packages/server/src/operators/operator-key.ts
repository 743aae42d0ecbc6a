import fs from 'node:fs'
import type { Random } from '../random.ts'
import { newSecret } from '../secrets/token-secrets.ts'
import { Refusal } from './refusal.ts'

/** Lets scanners of secrets recognize a key. */
const prefix = 'olympus_op_'
const isKey = new RegExp(`^${prefix}[\\w-]{43}$`)

export const newOperatorKey = (random: Random): string => `${prefix}${newSecret(random)}`

const othersMayAccess = 0o077

function keyInFile(file: string): string {
  try {
    const { mode } = fs.statSync(file)
    // Windows has no such modes.
    if (process.platform !== 'win32' && (mode & othersMayAccess) !== 0)
      throw new Error('others may access it; run chmod 600')
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Refusal(
      `OPERATOR_KEY_FILE: ${file} is not usable: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** The key of the person who runs a command, or null. Never an argument: other users see those. */
export function readOperatorKey({
  OPERATOR_KEY: variable,
  OPERATOR_KEY_FILE: file,
}: NodeJS.ProcessEnv): string | null {
  const key = variable?.trim() || (file ? keyInFile(file) : null)
  if (key !== null && !isKey.test(key))
    throw new Refusal(
      `${variable?.trim() ? 'OPERATOR_KEY' : 'OPERATOR_KEY_FILE'}: expected a key that starts with ${prefix}`,
    )
  return key
}
