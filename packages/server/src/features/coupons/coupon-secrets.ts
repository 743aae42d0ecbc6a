import type { SecretBox } from '../../secrets/secret-box.ts'

/** By what a code is found. Byte for byte: another case is another code. */
export const couponCodeHash = (secretBox: SecretBox, code: string): Buffer =>
  secretBox.hash(code, 'coupon-code')

/** What the box of a claimed code is bound to: moved to another account it does not open. */
export const couponCodeContext = (accountId: number): string => `coupon-code:${accountId}`
