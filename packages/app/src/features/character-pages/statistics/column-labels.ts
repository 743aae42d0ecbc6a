import { lengthOf, type Spans } from './series-rules.ts'
import type { useStatisticFormat } from './use-statistic-format.ts'

type Format = Pick<ReturnType<typeof useStatisticFormat>, 'day' | 'labelsOf'>

const daysOfYear = 365

/** Labels of columns, with a short form for weeks: two dates have no room below a plot. */
export function columnLabels(format: Format, { unit, spans }: Spans) {
  const days = lengthOf({ from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' })
  const months = days > daysOfYear ? format.labelsOf({ unit: 'month', spans }) : null
  return format.labelsOf({ unit, spans }).map((label, index) => ({
    label,
    tick: unit === 'week' ? (months?.[index] ?? format.day(spans[index]?.from ?? '')) : undefined,
  }))
}
