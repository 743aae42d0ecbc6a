import type { Totals } from '@olympus/contract/statistic-rates'

/** Where gold came from and what it was spent on. The parts add up. */
export function goldFlow(totals: Totals, goldHeld: number | null) {
  const {
    goldEarned = 0,
    goldDropped: dropped = 0,
    goldSpent = 0,
    goldSpentOnBazaar: bazaar = 0,
    goldSpentOnMysteryBoxes: boxes = 0,
    goldSpentAtNpcShops: shops = 0,
    goldSpentOnFees: fees = 0,
  } = totals
  const known = bazaar + boxes + shops + fees
  const otherSpent = Math.max(0, goldSpent - known)
  const totalSpent = known + otherSpent
  // A game may count what drops besides what is earned.
  const earned = Math.max(goldEarned, dropped)
  const before = goldHeld === null ? null : goldHeld - earned + totalSpent
  return {
    earned,
    dropped,
    otherEarned: earned - dropped,
    totalSpent,
    spent: { bazaar, boxes, shops, fees, otherSpent },
    /** What the character held before. Null if that is not known: gold also moves without being counted. */
    heldBefore: before !== null && before >= 0 ? before : null,
  }
}
