const format = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/

/** A moment, given as `2026-12-31` (00:00 UTC) or `2026-12-31T18:00Z`. It must be in the future. */
export function futureMomentOf(text: string, now: Date): Date | 'invalid' {
  const moment = new Date(text)
  const isReal = format.test(text) && !Number.isNaN(moment.getTime())
  // Date accepts 2026-02-31 as a day in March.
  if (!isReal || moment.toISOString().slice(0, 10) !== text.slice(0, 10)) return 'invalid'
  return moment > now ? moment : 'invalid'
}
