import { limits } from '@olympus/contract/limits'

/** Cuts to the server's limit in UTF-16 units, but never through a character. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** The suggested name for a new passkey, with a number appended if the name is taken. */
export function freePasskeyName(suggested: string, taken: readonly string[]): string {
  const isTaken = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase())
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const name = cut(suggested, limits.passkeyNameMaxLength - suffix.length) + suffix
    if (!isTaken(name)) return name
  }
}

/**
 * Where a passkey is stored, as far as the credential reveals: this device, a
 * nearby phone or a security key.
 */
export function passkeyHome(
  credential: Readonly<Record<string, unknown>>,
): 'this-device' | 'phone' | 'security-key' {
  if (credential['authenticatorAttachment'] !== 'cross-platform') return 'this-device'
  const response = credential['response'] as { readonly transports?: unknown } | undefined
  const transports: readonly unknown[] = Array.isArray(response?.transports) ? response.transports : []
  return transports.includes('hybrid') ? 'phone' : 'security-key'
}
