import { limits } from '@olympus/contract/limits'

export type PasswordRefusal = 'PASSWORD_CONTAINS_IDENTITY' | 'PASSWORD_TOO_COMMON'

export interface PasswordCandidate {
  readonly password: string
  readonly username: string
  readonly email: string
}

const shortestIdentity = 4
const longestUnit = 4
const runs = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** A repeated short unit: `aaaaaaaaaaaa`, `abcabcabcabc`. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= longestUnit; length++) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return true
  }
  return false
}

const reversed = (text: string) => [...text].toReversed().join('')

const isRun = (text: string) => runs.some((run) => run.includes(text) || reversed(run).includes(text))

/** Strips the digits and symbols that people add to a word: `password2024!` becomes `password`. */
const stem = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/**
 * A common password: as is, doubled, or with digits and symbols around it. Also repetitions and key runs.
 */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const half = text.slice(0, text.length / 2)
  const candidates = [text, stem(text), ...(half + half === text ? [half] : [])]
  return candidates.some((candidate) => common.has(candidate)) || isRepetition(text) || isRun(text)
}

/** Whether the password contains the username, the email address or its part before the @. */
function containsIdentity(text: string, { username, email }: PasswordCandidate): boolean {
  const identities = [username, email, email.split('@')[0] ?? ''].map(folded)
  return identities.some((identity) => identity.length >= shortestIdentity && text.includes(identity))
}

/** Why a new password is refused, or null. Length is checked elsewhere; there are no composition rules. */
export function passwordRefusal(
  candidate: PasswordCandidate,
  common: ReadonlySet<string>,
): PasswordRefusal | null {
  const text = folded(candidate.password)
  if (isCommon(text, common)) return 'PASSWORD_TOO_COMMON'
  return containsIdentity(text, candidate) ? 'PASSWORD_CONTAINS_IDENTITY' : null
}

/** Counts code points, not UTF-16 units. */
export const isLongEnough = (password: string, minLength: number = limits.passwordMinLength): boolean =>
  [...password].length >= minLength
