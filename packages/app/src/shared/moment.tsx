import type { ReactNode } from 'react'

import { useFormat } from '../locale/use-format.ts'
import { useRenderClock } from './use-render-clock.ts'

interface MomentProps {
  /** ISO 8601. */
  readonly at: string
  /** `day` shows "Today, 18:42" if possible; `date` omits the time. */
  readonly as?: 'dateTime' | 'day' | 'date'
}

/** A moment in the player's time zone. The tooltip shows it in UTC, for comparison with logs. */
export function Moment({ at, as = 'dateTime' }: MomentProps): ReactNode {
  const format = useFormat()
  const now = useRenderClock()
  const text = {
    date: () => format.date(at),
    dateTime: () => format.dateTime(at),
    day: () => `${format.day(at, now())}, ${format.time(at)}`,
  }[as]()

  return (
    <time dateTime={at} title={new Date(at).toISOString()}>
      {text}
    </time>
  )
}
