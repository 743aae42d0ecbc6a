import { useLingui } from '@lingui/react/macro'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import { RingChart } from '@olympus/ui/ring-chart/ring-chart'
import type { ReactNode } from 'react'

import { EventCalendar } from './event-calendar.tsx'
import { useEventNames } from './event-names.ts'
import { eventKinds, joinedOf, winRateOf } from './event-rules.ts'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { useSpanTexts } from './span-texts.tsx'
import { SuperRewardsCard } from './super-rewards-card.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

/** Which events the character joined, won and was rewarded for. */
export function EventsTab(props: TabProps): ReactNode {
  const report = useReport(props)
  return (
    <>
      <EventCalendar report={report} />
      <WonChart report={report} />
      <div className={styles.pair}>
        <MinilandChart report={report} />
        <SuperRewardsCard report={report} />
      </div>
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

function WonChart({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const eventName = useEventNames(report)
  const { statistics, format, seriesFrame, comparedValue, comparedName } = report
  const { totals } = statistics
  return (
    <RingChart
      {...seriesFrame}
      title={t`Won of completed`}
      heads={{
        label: t`Event`,
        share: t`Win rate`,
        detail: t({ message: 'Won', context: 'fights' }),
        ...(comparedName !== null && { mark: comparedName }),
      }}
      formatShare={format.share}
      data={eventKinds.flatMap((kind) => {
        if (!kind.won || !kind.rate) return []
        const part = format.number(totals[kind.won] ?? 0)
        const whole = format.number(joinedOf(totals, kind))
        return {
          label: eventName(kind.name).label,
          share: winRateOf(totals, kind),
          detail: t`${part} of ${whole}`,
          mark: comparedValue(kind.rate),
        }
      })}
    />
  )
}

function MinilandChart({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, names, timeFrame, finest, countOf, dayCount: whole } = report
  const visits = countOf('minilandVisits')
  const rows = report.rowsOf(finest, 'minilandVisits')
  const visited = finest.spans.filter(({ totals }) => (totals.minilandVisits ?? 0) > 0).length
  return (
    <ColumnChart
      {...timeFrame}
      {...spanTexts.titled(names.statistic('minilandVisits'))}
      data={visits === 0 ? [] : rows.map((row) => ({ ...row, values: row.values.slice(0, 1) }))}
      series={[report.ownName]}
      rowsLabel={spanTexts.name[finest.unit]}
      formatValue={format.number}
      facts={[
        { label: t`Visits`, value: format.number(visits) },
        ...(statistics.step === 'day'
          ? [{ label: t`Days visited`, value: format.number(visited), note: t`of ${whole}` }]
          : []),
      ]}
    />
  )
}
