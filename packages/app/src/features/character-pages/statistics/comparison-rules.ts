import type { MeasureKey } from '@olympus/contract/statistic-keys'
import { measureOf } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'

import { beginsPoint, lengthOf, sameSpans, trailing, valuesOf, type Spans } from './series-rules.ts'

type Compared = Pick<Statistics, 'compared' | 'days' | 'step' | 'totals'>

/** A measure of the character compared with, or the median. Null: not known. */
export function comparedMeasure({ compared }: Compared, key: MeasureKey): number | null {
  if (!compared) return null
  return compared.kind === 'median' ? (compared.medians[key] ?? null) : measureOf(compared.totals, key)
}

/**
 * A measure of the character compared with, per column; null: there is none. The median is known for the
 * period only: its counts are spread evenly over the days. Those of everything are older than the first day.
 * Counts of another character for everything begin with the first week that it has. A column that begins
 * within a week has none: that week may have begun with other days.
 */
export function comparedValues(
  statistics: Compared,
  { unit, spans }: Spans,
  { key, isSmooth }: { readonly key: MeasureKey; readonly isSmooth: boolean },
): (number | null)[] | null {
  const { compared, days, step, totals } = statistics
  if (!compared) return null
  const isCount = key === 'kills' || key in totals
  if (compared.kind === 'character') {
    const others = sameSpans(spans, compared.points)
    const values = valuesOf(isSmooth ? trailing({ unit, spans: others }) : others, key)
    if (!isCount || step !== 'week') return values
    const [first] = compared.points
    return values.map((value, index) => {
      const from = spans[index]?.from ?? ''
      return first && from >= first.day && beginsPoint(from) ? value : null
    })
  }
  const median = compared.medians[key]
  if (median === undefined || (isCount && step === 'week')) return null
  return spans.map((span) => (isCount ? (median * lengthOf(span)) / lengthOf(days) : median))
}
