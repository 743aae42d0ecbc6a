import { countdownDuration, countdownParts, minutesLeft } from '@olympus/ui/countdown/countdown-model'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'

interface TimeLeftTextProps {
  /** ISO 8601. */
  readonly until: string
  readonly nowMs: number
}

/** `3d 4h`; the moment itself as a tooltip. */
export function TimeLeftText({ until, nowMs }: TimeLeftTextProps): ReactNode {
  const format = useFormat()
  const parts = countdownParts(minutesLeft(Date.parse(until) - nowMs))
  return (
    <time dateTime={countdownDuration(parts)} title={format.dateTime(until)}>
      {parts.map(({ amount, unit }) => format.shortUnit(amount, unit)).join(' ')}
    </time>
  )
}
