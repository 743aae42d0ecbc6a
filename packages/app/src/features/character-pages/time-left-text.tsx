import { countdownDuration, countdownParts, minutesLeft } from '@olympus/ui/countdown/countdown-model'
import type { ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cached } from '../../shared/cached.ts'

type Unit = ReturnType<typeof countdownParts>[number]['unit']

/** `14h` */
const shortUnits = cached((tag: string) =>
  cached((unit: Unit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow' })),
)

interface TimeLeftTextProps {
  /** ISO 8601. */
  readonly until: string
  readonly nowMs: number
}

/** `3d 4h`; the moment itself as a tooltip. */
export function TimeLeftText({ until, nowMs }: TimeLeftTextProps): ReactNode {
  const { tag } = useLocale()
  const format = useFormat()
  const parts = countdownParts(minutesLeft(Date.parse(until) - nowMs))
  return (
    <time dateTime={countdownDuration(parts)} title={format.dateTime(until)}>
      {parts.map(({ amount, unit }) => shortUnits(tag)(unit).format(amount)).join(' ')}
    </time>
  )
}
