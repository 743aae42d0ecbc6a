interface Standing {
  /** By the account that asks. */
  readonly isClaimed: boolean
  readonly hasEnded: boolean
  readonly isUsedUp: boolean
  readonly isListed: boolean
  readonly isOldEnough: boolean
}

/** Why an account that has the code cannot claim it, or null. */
export function claimRefusal({ isClaimed, hasEnded, isUsedUp, isListed, isOldEnough }: Standing) {
  if (isClaimed) return 'ALREADY_CLAIMED'
  if (hasEnded) return 'EXPIRED'
  if (!isListed) return 'NOT_ELIGIBLE_NO_WHITELIST'
  if (!isOldEnough) return 'NOT_ELIGIBLE_ACCOUNT_TOO_RECENT'
  return isUsedUp ? 'ALREADY_CLAIMED' : null
}

/** Crockford's base32: without the letters that are taken for digits or for one another. Five bits a character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4

/** A code of 80 bits from a source of whole numbers below a bound. */
export function couponCodeFrom(int: (below: number) => number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(int(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
