import { limits } from '@olympus/contract/limits'

/** As the server counts, in UTF-16 units, but without half a character at the end. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** A name for a new passkey: as suggested, with a number behind it where another one bears it already. */
export function freePasskeyName(suggested: string, taken: readonly string[]): string {
  const bears = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase())
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const name = cut(suggested, limits.passkeyNameMaxLength - suffix.length) + suffix
    if (!bears(name)) return name
  }
}

/** Where a passkey lives, as far as the credential tells: in this device, in a phone nearby, or in a key of its own. */
export function passkeyHome(
  credential: Readonly<Record<string, unknown>>,
): 'this-device' | 'phone' | 'security-key' {
  if (credential['authenticatorAttachment'] !== 'cross-platform') return 'this-device'
  const response = credential['response'] as { readonly transports?: unknown } | undefined
  const transports: readonly unknown[] = Array.isArray(response?.transports) ? response.transports : []
  return transports.includes('hybrid') ? 'phone' : 'security-key'
}
