import { limits } from '@olympus/contract/limits'

export type PasswordStrength =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short'; readonly missingCharacters: number }
  | { readonly kind: 'guessable' }
  | { readonly kind: 'good' }
  | { readonly kind: 'strong' }

const strongLength = 18
/** With fewer distinct characters, even a long password is easy to guess. */
const leastVariety = 6

const charactersOf = (text: string) => [...text.normalize('NFC')]

/** A hint while typing a new password. The server decides whether it is accepted. */
export function passwordStrength(password: string, identities: readonly string[]): PasswordStrength {
  const characters = charactersOf(password)
  if (characters.length === 0) return { kind: 'empty' }
  const missingCharacters = limits.passwordMinLength - characters.length
  if (missingCharacters > 0) return { kind: 'short', missingCharacters }

  const lower = password.toLowerCase()
  const known = identities.flatMap((identity) => [identity, identity.split('@')[0] ?? ''])
  const holdsIdentity = known.some((part) => part.length >= 3 && lower.includes(part.toLowerCase()))
  if (holdsIdentity || new Set(characters).size < leastVariety) return { kind: 'guessable' }
  return { kind: characters.length >= strongLength ? 'strong' : 'good' }
}
