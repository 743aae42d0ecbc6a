import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Violation } from './csp-report-rules.ts'

const hourMs = 60 * 60 * 1000
/** A stranger can invent violations. Beyond so many kinds in an hour, they count as one. */
const maxKinds = 200

const others: Violation = { directive: 'others', blocked: 'others', route: 'others' }

interface Kind {
  readonly violation: Violation
  readonly loggedAtMs: number
  /** Reports since the last line. */
  count: number
}

/** Counts violations, with one line in the log for each kind in an hour. */
export function createViolationTally({
  log,
  clock,
}: {
  readonly log: Pick<Log, 'warn'>
  readonly clock: Clock
}): (violation: Violation) => void {
  const kinds = new Map<string, Kind>()

  const keyOf = ({ directive, blocked, route }: Violation) => `${directive} ${blocked} ${route}`
  const write = (violation: Violation, count: number) =>
    log.warn({ ...violation, count }, 'content security policy violated')

  function forget(nowMs: number): void {
    for (const [key, { violation, loggedAtMs, count }] of kinds) {
      if (nowMs - loggedAtMs < hourMs) continue
      if (count > 0) write(violation, count)
      kinds.delete(key)
    }
  }

  return (violation) => {
    const nowMs = clock.now().getTime()
    if (kinds.size >= maxKinds) forget(nowMs)
    const shown = kinds.has(keyOf(violation)) || kinds.size < maxKinds ? violation : others
    const known = kinds.get(keyOf(shown))
    if (known && nowMs - known.loggedAtMs < hourMs) {
      known.count += 1
      return
    }
    write(shown, (known?.count ?? 0) + 1)
    kinds.set(keyOf(shown), { violation: shown, loggedAtMs: nowMs, count: 0 })
  }
}
