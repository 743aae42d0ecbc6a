/** The first slot that no active character of the account has, or null if all are taken. */
export function firstFreeSlot(taken: ReadonlySet<number>, maxActiveSlots: number): number | null {
  for (let slot = 0; slot < maxActiveSlots; slot++) if (!taken.has(slot)) return slot
  return null
}
