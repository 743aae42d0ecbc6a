import { useLingui } from '@lingui/react/macro'

import { LabelText, type Label } from './statistic-names.tsx'
import type { SpanUnit } from './series-rules.ts'

/** Texts of charts whose columns are days, weeks or months. */
export function useSpanTexts() {
  const { t } = useLingui()
  const name: Record<SpanUnit, string> = {
    day: t({ message: 'Day', context: 'column of a chart' }),
    week: t({ message: 'Week', context: 'column of a chart' }),
    month: t({ message: 'Month', context: 'column of a chart' }),
  }
  const kills: Record<SpanUnit, string> = {
    day: t`Kills per day`,
    week: t`Kills per week`,
    month: t`Kills per month`,
  }
  const raids: Record<SpanUnit, string> = {
    day: t`Raids per day`,
    week: t`Raids per week`,
    month: t`Raids per month`,
  }
  const skillsCast: Record<SpanUnit, string> = {
    day: t`Skills cast per day`,
    week: t`Skills cast per week`,
    month: t`Skills cast per month`,
  }
  /** Heads of how many columns have something. */
  const withSome: Record<SpanUnit, string> = {
    day: t({ message: 'Days', context: 'number of days with an event' }),
    week: t({ message: 'Weeks', context: 'number of weeks with an event' }),
    month: t({ message: 'Months', context: 'number of months with an event' }),
  }
  const busiest: Record<SpanUnit, string> = {
    day: t`Busiest day`,
    week: t`Busiest week`,
    month: t`Busiest month`,
  }
  const bestRaids: Record<SpanUnit, string> = {
    day: t`Most won on one day`,
    week: t`Most won in one week`,
    month: t`Most won in one month`,
  }
  return {
    with: withSome,
    busiest,
    bestRaids,
    /** What a row of the table is. */
    name,
    /** The title of a chart, and the name of the control that moves along it. */
    titled(named: Label) {
      const title = named.label
      return { title: <LabelText {...named} />, cursorLabel: t`${title}: move through the picture` }
    },
    kills: (unit: SpanUnit) => kills[unit],
    raids: (unit: SpanUnit) => raids[unit],
    skillsCast: (unit: SpanUnit) => skillsCast[unit],
  }
}
