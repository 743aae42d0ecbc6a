import { limits } from '@olympus/contract/limits'

/** Crockford's base32, without easily confused letters. Five bits per character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const digits = new RegExp(`^\\d{${limits.twoFactorCodeLength}}$`)
const backupCode = new RegExp(`^[${alphabet}]{${limits.backupCodeLength}}$`)

/** A parsed second factor. */
export type SecondFactorCode =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'backup-code'; readonly code: string }

/** Parses a code in any case, with or without hyphens and spaces. Null if it has neither format. */
export function readCode(text: string): SecondFactorCode | null {
  const bare = text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
  if (digits.test(bare)) return { kind: 'totp', code: bare }
  const code = bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return backupCode.test(code) ? { kind: 'backup-code', code } : null
}

/** Generates a backup code from a source of random integers below a bound. */
export const generateBackupCode = (int: (below: number) => number): string =>
  Array.from({ length: limits.backupCodeLength }, () => alphabet.charAt(int(alphabet.length))).join('')

/** Formats a backup code in two groups, which are easier to copy by hand. */
export function formatBackupCode(code: string): string {
  const half = limits.backupCodeLength / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
