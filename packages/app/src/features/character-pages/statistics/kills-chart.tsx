import { useLingui } from '@lingui/react/macro'
import { killsOf, rateOf } from '@olympus/contract/statistic-rates'
import { LeadFigure } from '@olympus/ui/chart/lead-figure'
import { LineChart } from '@olympus/ui/line-chart/line-chart'
import type { ReactNode } from 'react'

import { RateSince } from './change-since.tsx'
import { useSpanTexts } from './span-texts.tsx'
import type { Report } from './use-report.tsx'

/** How many fell for each time that the character did. */
export function KillsChart({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, names, seriesFrame, finest, rowsOf, countOf } = report
  const { totals, totalsBefore } = statistics
  const ratio = rateOf(totals, 'killDeathRatio')
  const rows = rowsOf(finest, 'killDeathRatio', true)
  const isEmpty = rows.every(({ values }) => values[0] == null)
  return (
    <LineChart
      {...seriesFrame}
      {...spanTexts.titled({ label: t`Kills and deaths` })}
      lead={
        <LeadFigure label={t`Kill/death ratio`} value={format.ratio(ratio)}>
          <RateSince
            report={report}
            now={ratio}
            before={totalsBefore && rateOf(totalsBefore, 'killDeathRatio')}
          />
        </LeadFigure>
      }
      note={report.noteWith(
        finest.unit === 'day' && finest.spans.length > 7
          ? t`Each point is the ratio of seven days.`
          : undefined,
      )}
      data={isEmpty ? [] : rows}
      series={report.seriesOf(rows)}
      rowsLabel={spanTexts.name[finest.unit]}
      formatValue={format.ratio}
      facts={[
        { ...names.statistic('kills'), value: format.number(killsOf(totals)) },
        { ...names.statistic('deaths'), value: format.number(countOf('deaths')) },
      ]}
    />
  )
}
