const format = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/

/** The end of a ban, as `2026-12-31` (00:00 UTC) or `2026-12-31T18:00Z`. It must be in the future. */
export function banEndOf(text: string, now: Date): Date | 'invalid' {
  const end = new Date(text)
  const isReal = format.test(text) && !Number.isNaN(end.getTime())
  // Date accepts 2026-02-31 as a day in March.
  if (!isReal || end.toISOString().slice(0, 10) !== text.slice(0, 10)) return 'invalid'
  return end > now ? end : 'invalid'
}
