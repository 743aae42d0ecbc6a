import type { ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'

interface UtcDayProps {
  /** A day, or a moment on it: some players may see the day only. */
  readonly at: string
  readonly className?: string
}

/** A day in UTC, like all days of the statistics. */
export function UtcDay({ at, className }: UtcDayProps): ReactNode {
  const format = useFormat()
  const day = at.slice(0, 10)
  return (
    <time dateTime={day} className={className}>
      {format.calendarDate(day)}
    </time>
  )
}
