import { useLingui } from '@lingui/react/macro'
import type { CounterKey, MeasureKey } from '@olympus/contract/statistic-keys'
import { useMemo } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { columnLabels } from './column-labels.ts'
import { comparedMeasure, comparedValues } from './comparison-rules.ts'
import { withKnownBefore } from './counted-rules.ts'
import {
  coarseSpans,
  countedDays,
  finestSpans,
  lengthOf,
  trailing,
  valuesOf,
  type Spans,
} from './series-rules.ts'
import { useStatisticNames } from './statistic-names.tsx'
import type { TabProps } from './tab-props.ts'
import { usePeriodTexts } from './use-period-texts.tsx'
import { useStatisticFormat } from './use-statistic-format.ts'

/** What the pictures of a tab have in common. */
export function useReport({ statistics: given, character, isPending }: TabProps) {
  const { t } = useLingui()
  const format = useStatisticFormat()
  const { number } = useFormat()
  const names = useStatisticNames()
  const statistics = useMemo(() => withKnownBefore(given), [given])
  const { inPeriod, noteWith, chartsSince } = usePeriodTexts(statistics)
  const { compared, before, totals } = statistics
  const days = countedDays(statistics)
  /** Every day, or every week of everything. */
  const finest = useMemo(() => finestSpans(statistics), [statistics])
  /** A few columns. */
  const coarse = useMemo(() => coarseSpans(statistics), [statistics])

  /** A measure of the character, then of the one compared with, per day or column. */
  const rowsOf = ({ unit, spans }: Spans, key: MeasureKey, isSmooth = false) => {
    const own = valuesOf(isSmooth ? trailing({ unit, spans }) : spans, key)
    const other = comparedValues(statistics, { unit, spans }, { key, isSmooth })
    return columnLabels(format, { unit, spans }).map((labels, index) => ({
      ...labels,
      values: other ? [own[index] ?? null, other[index] ?? null] : [own[index] ?? null],
    }))
  }

  /** Two counts of the character. */
  const pairsOf = ({ unit, spans }: Spans, one: MeasureKey, other: MeasureKey) => {
    const [ones, others] = [valuesOf(spans, one), valuesOf(spans, other)]
    return columnLabels(format, { unit, spans }).map((labels, index) => ({
      ...labels,
      values: [ones[index] ?? null, others[index] ?? null],
    }))
  }

  const comparedName = compared && (compared.kind === 'median' ? t`Server median` : compared.name)
  const ownName = character?.name ?? t`This character`

  const frame = {
    tableLabel: t`Show as table`,
    pictureLabel: t`Show picture`,
    empty: t`Nothing was counted in this period.`,
    isPending,
  }

  return {
    statistics,
    format,
    names,
    finest,
    coarse,
    rowsOf,
    pairsOf,
    inPeriod,
    noteWith,
    chartsSince,
    /** The counted days. */
    days,
    /** How many they are, as a text. */
    dayCount: number(lengthOf(days)),
    /** Null: nobody. */
    comparedName,
    /** Names of what `rowsOf` has. */
    seriesOf: (rows: readonly { readonly values: readonly unknown[] }[]) =>
      comparedName && (rows[0]?.values.length ?? 0) > 1 ? [ownName, comparedName] : [ownName],
    ownName,
    comparedValue: (key: MeasureKey) => comparedMeasure(statistics, key),
    before: before && number(lengthOf(before)),
    countOf: (key: CounterKey) => totals[key] ?? 0,
    /** For every chart. */
    frame,
    /** For charts in which a value can be missing. */
    seriesFrame: { ...frame, unknownLabel: '–' },
    /** For those over time. */
    timeFrame: { ...frame, unknownLabel: '–', note: noteWith() },
  }
}

export type Report = ReturnType<typeof useReport>
