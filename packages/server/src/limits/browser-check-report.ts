import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

const minuteMs = 60_000

const outcomes = { challenged: 0, proven: 0, delayed: 0 }

export type CheckOutcome = keyof typeof outcomes

/**
 * Counts what browser checks lead to. While there are any, the log has a line a minute for each action, with
 * the numbers since the line before.
 */
export function createBrowserCheckReport(
  log: Pick<Log, 'warn'>,
  clock: Clock,
): (action: string, outcome: CheckOutcome) => void {
  const reports = new Map<string, { loggedAtMs: number; counts: typeof outcomes }>()
  return (action, outcome) => {
    const report = reports.get(action) ?? { loggedAtMs: -Infinity, counts: { ...outcomes } }
    reports.set(action, report)
    report.counts[outcome] += 1
    const nowMs = clock.now().getTime()
    if (nowMs - report.loggedAtMs < minuteMs) return
    log.warn({ action, ...report.counts }, 'browsers are checked')
    reports.set(action, { loggedAtMs: nowMs, counts: { ...outcomes } })
  }
}
