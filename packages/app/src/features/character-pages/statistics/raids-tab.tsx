import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getRanks } from '@olympus/contract/leaderboards'
import { perHour, rateOf } from '@olympus/contract/statistic-rates'
import { Card } from '@olympus/ui/card/card'
import { ChangeNote, LeadFigure, LeadUnit } from '@olympus/ui/chart/lead-figure'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import type { ReactNode } from 'react'

import { LabelText } from './statistic-names.tsx'
import { BestTimesChart } from './best-times-chart.tsx'
import { BossesChart } from './bosses-chart.tsx'
import { ChangeSince } from './change-since.tsx'
import { raidsByBoss } from './raid-rules.ts'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { useSpanTexts } from './span-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

/** Raids won and lost, by boss and over time, and how fast. */
export function RaidsTab(props: TabProps): ReactNode {
  const { character } = props
  const report = useReport(props)
  const { data } = useApi(getRanks, character ? { params: { id: character.id } } : null)
  const ranks = new Map(
    data?.ranks.flatMap(({ board, boss, rank }) =>
      board === 'raid-records' && boss ? [[boss.code, rank] as const] : [],
    ),
  )
  const bosses = raidsByBoss(props.statistics, ranks)
  const lead = <RaidsLead report={report} />

  return (
    <>
      {bosses && <BossesChart report={report} bosses={bosses} lead={lead} />}
      <BestTimesChart report={report} />
      <div className={styles.pair}>
        <RaidsOverTime report={report} lead={bosses ? undefined : lead} />
        <AllTimeCard report={report} ranks={ranks} />
      </div>
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

function RaidsLead({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, inPeriod, countOf } = report
  const won = countOf('raidsWon')
  const whole = format.number(won + countOf('raidsLost'))
  return (
    <LeadFigure
      label={<LabelText {...names.statistic('raidsWon')} />}
      value={
        <>
          {format.number(won)} <LeadUnit>{t`of ${whole}`}</LeadUnit>
        </>
      }
    >
      <ChangeNote>{inPeriod()}</ChangeNote>
      <ChangeSince
        report={report}
        now={won}
        before={statistics.totalsBefore?.raidsWon}
        formatDifference={format.number}
      />
    </LeadFigure>
  )
}

function RaidsOverTime({ report, lead }: ChartProps & { readonly lead: ReactNode }): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, timeFrame, coarse, countOf } = report
  const won = countOf('raidsWon')
  const rows = report.pairsOf(coarse, 'raidsWon', 'raidsLost')
  const best = Math.max(0, ...rows.map(({ values }) => values[0] ?? 0))
  const hourly = perHour(statistics.totals, won)
  return (
    <ColumnChart
      {...timeFrame}
      isStacked
      {...spanTexts.titled({ label: spanTexts.raids(coarse.unit) })}
      lead={lead}
      data={won + countOf('raidsLost') === 0 ? [] : rows}
      series={[t({ message: 'Won', context: 'fights' }), t({ message: 'Lost', context: 'fights' })]}
      rowsLabel={spanTexts.name[coarse.unit]}
      formatValue={format.number}
      facts={[
        { label: spanTexts.bestRaids[coarse.unit], value: format.number(best) },
        { label: t`Per hour online`, value: format.ratio(hourly) },
      ]}
    />
  )
}

interface AllTimeProps extends ChartProps {
  readonly ranks: ReadonlyMap<number, number>
}

function AllTimeCard({ report, ranks }: AllTimeProps): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names } = report
  const { lifetime, breakdowns } = statistics
  const [most] = (breakdowns.bossesWon ?? []).toSorted((one, other) => other.lifetime - one.lifetime)
  const [best] = [...ranks].toSorted(([, one], [, other]) => one - other)
  return (
    <Card title={t`All time`}>
      <KeyValueList>
        <KeyValue label={<LabelText {...names.statistic('raidsWon')} />}>
          {format.number(lifetime.raidsWon ?? 0)}
        </KeyValue>
        <KeyValue label={<LabelText {...names.statistic('raidsLost')} />}>
          {format.number(lifetime.raidsLost ?? 0)}
        </KeyValue>
        <KeyValue label={t`Win rate`}>{format.share(rateOf(lifetime, 'raidWinRate'))}</KeyValue>
        {most && most.lifetime > 0 && (
          <KeyValue label={t`Most completed`}>
            <LabelText {...names.boss(most.code)} />, {format.number(most.lifetime)}
          </KeyValue>
        )}
        {best && (
          <KeyValue label={t`Best rank by time`}>
            <LabelText {...names.boss(best[0])} />, {format.number(best[1])}
          </KeyValue>
        )}
      </KeyValueList>
    </Card>
  )
}
