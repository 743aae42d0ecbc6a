import type { SecretBox } from '../../secrets/secret-box.ts'

/**
 * The hash that a code is stored by. Codes are case-sensitive. All dashes are the same, since mail programs
 * and word processors replace hyphens.
 */
export const couponCodeHash = (secretBox: SecretBox, code: string): Buffer =>
  exactHash(secretBox, code.replaceAll(/\p{Dash}/gu, '-'))

/** The hash of codes with other dashes that were stored before all dashes were the same. */
export const exactHash = (secretBox: SecretBox, code: string): Buffer => secretBox.hash(code, 'coupon-code')

/** Binds a sealed code to its account: it cannot be opened for another account. */
export const couponCodeContext = (accountId: number): string => `coupon-code:${accountId}`

interface SealedCode {
  readonly box: Buffer | null
  readonly accountId: number
}

/** The plain code; null if the key that sealed it is lost. The coupon stays valid. */
export function openCouponCode(secretBox: SecretBox, { box, accountId }: SealedCode): string | null {
  try {
    return box && secretBox.open(box, couponCodeContext(accountId))
  } catch {
    return null
  }
}
