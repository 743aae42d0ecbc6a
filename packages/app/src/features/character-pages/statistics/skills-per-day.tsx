import { useLingui } from '@lingui/react/macro'
import { perHour } from '@olympus/contract/statistic-rates'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import type { ReactNode } from 'react'

import { useSpanTexts } from './span-texts.tsx'
import type { Report } from './use-report.tsx'

interface SkillsPerDayProps {
  readonly report: Report
  readonly lead?: ReactNode
}

/** Casts over time, as finely as they are known. */
export function SkillsPerDay({ report, lead }: SkillsPerDayProps): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, timeFrame, finest, countOf } = report
  const casts = countOf('skillsCast')
  const hourly = perHour(statistics.totals, casts)
  const rows = report.rowsOf(finest, 'skillsCast')
  return (
    <ColumnChart
      {...timeFrame}
      {...spanTexts.titled({ label: spanTexts.skillsCast(finest.unit) })}
      lead={lead}
      data={casts === 0 ? [] : rows.map((row) => ({ ...row, values: row.values.slice(0, 1) }))}
      series={[report.ownName]}
      rowsLabel={spanTexts.name[finest.unit]}
      formatValue={format.number}
      facts={[
        { label: t`Total`, value: format.number(casts) },
        { label: t`Per hour`, value: hourly === null ? '–' : format.number(Math.round(hourly)) },
      ]}
    />
  )
}
