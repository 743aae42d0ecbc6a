interface CodeStanding {
  /** Claimed by this account. */
  readonly isClaimed: boolean
  readonly hasEnded: boolean
  readonly isUsedUp: boolean
  readonly isListed: boolean
  readonly isOldEnough: boolean
}

/** Why an account with a valid code cannot claim it; null if it can. */
export function claimRefusal({ isClaimed, hasEnded, isUsedUp, isListed, isOldEnough }: CodeStanding) {
  if (isClaimed) return 'ALREADY_CLAIMED'
  if (hasEnded) return 'EXPIRED'
  if (!isListed) return 'NOT_ELIGIBLE_NO_WHITELIST'
  if (!isOldEnough) return 'NOT_ELIGIBLE_ACCOUNT_TOO_RECENT'
  return isUsedUp ? 'ALREADY_CLAIMED' : null
}

/** Crockford's base32, which omits letters that are easily confused. Five bits per character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4

/** Draws a code of 80 bits, like `0123-4567-89AB-CDEF`. `int` returns a random integer below its bound. */
export function generateCouponCode(int: (below: number) => number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(int(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
