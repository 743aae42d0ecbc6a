const maxPerMinute = 60
const minuteMs = 60_000

/** Counts how often accounts open a stream at this process. Returns the seconds to wait, or 0. */
export function createOpeningCounter(): (accountId: number) => number {
  let endsAt = 0
  const counts = new Map<number, number>()

  return (accountId) => {
    const now = performance.now()
    if (now >= endsAt) {
      counts.clear()
      endsAt = now + minuteMs
    }
    const count = (counts.get(accountId) ?? 0) + 1
    counts.set(accountId, count)
    return count > maxPerMinute ? Math.ceil((endsAt - now) / 1000) : 0
  }
}
