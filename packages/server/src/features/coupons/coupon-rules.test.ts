import { expect, it } from 'vitest'
import { claimRefusal, generateCouponCode } from './coupon-rules.ts'

const fine = { isClaimed: false, hasEnded: false, isUsedUp: false, isListed: true, isOldEnough: true }

it('of several reasons, the refusal names the first one in a fixed order', () => {
  expect(claimRefusal(fine)).toBeNull()
  const all = { isClaimed: true, hasEnded: true, isUsedUp: true, isListed: false, isOldEnough: false }
  expect(claimRefusal(all)).toBe('ALREADY_CLAIMED')
  expect(claimRefusal({ ...all, isClaimed: false })).toBe('EXPIRED')
  expect(claimRefusal({ ...all, isClaimed: false, hasEnded: false })).toBe('NOT_ELIGIBLE_NO_WHITELIST')
  expect(claimRefusal({ ...fine, isUsedUp: true, isOldEnough: false })).toBe(
    'NOT_ELIGIBLE_ACCOUNT_TOO_RECENT',
  )
  expect(claimRefusal({ ...fine, isUsedUp: true })).toBe('ALREADY_CLAIMED')
})

it('a code has 80 bits: sixteen draws from 32 letters and digits', () => {
  const bounds: number[] = []
  let next = 0
  const code = generateCouponCode((below) => {
    bounds.push(below)
    return next++ % below
  })
  expect(bounds).toEqual(Array(16).fill(32))
  expect(code).toBe('0123-4567-89AB-CDEF')
})
