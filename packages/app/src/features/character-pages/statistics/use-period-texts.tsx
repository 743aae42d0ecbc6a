import { Trans, useLingui } from '@lingui/react/macro'
import type { Statistics } from '@olympus/contract/statistics'
import type { ReactNode } from 'react'

import { langOf } from '../../../shared/texts/english-texts.ts'
import { NameText } from '../../../shared/texts/name-text.tsx'
import { countedSinceOf } from './counted-rules.ts'
import { lengthOf } from './series-rules.ts'
import { useStatisticFormat } from './use-statistic-format.ts'

/** Which days the figures are of. */
export function usePeriodTexts(statistics: Statistics) {
  const { t } = useLingui()
  const format = useStatisticFormat()
  const { days, period, season } = statistics
  const since = countedSinceOf(statistics)
  const day = since && format.dayOfYear(since.day)
  const sinceText =
    since === null ? undefined : since.of === 'charts' ? t`Charts since ${day}` : t`Counted since ${day}`

  const inPeriod = (): ReactNode => {
    if (period === 'all') return t`All time`
    if (sinceText !== undefined) return sinceText
    const count = format.number(lengthOf(days))
    if (period !== 'season' || !season?.name) return t`In the last ${count} days`
    const seasonName = <NameText name={season.name} nameLang={langOf(season, 'name')} />
    return <Trans>In {seasonName}</Trans>
  }

  /** For charts over time: how to read them, and since when they count if figures beside them have more. */
  const noteWith = (text?: string): ReactNode => {
    if (text === undefined || sinceText === undefined) return text ?? sinceText
    return (
      <>
        {text} {sinceText}
      </>
    )
  }

  return {
    inPeriod,
    noteWith,
    /** Beside a total, in place of a note. Undefined if the chart has all of it. */
    chartsSince: since?.of === 'charts' ? sinceText : undefined,
  }
}
