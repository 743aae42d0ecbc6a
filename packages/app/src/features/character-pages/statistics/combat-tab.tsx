import { useLingui } from '@lingui/react/macro'
import { killsOf, perHour, rateOf } from '@olympus/contract/statistic-rates'
import { BarChart } from '@olympus/ui/bar-chart/bar-chart'
import { ChangeNote, LeadFigure } from '@olympus/ui/chart/lead-figure'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { LineChart } from '@olympus/ui/line-chart/line-chart'
import type { ReactNode } from 'react'

import { ChangeSince } from './change-since.tsx'
import { LeadParts } from './lead-parts.tsx'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { SkillsPerDay } from './skills-per-day.tsx'
import { useSpanTexts } from './span-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

/** Damage, kills by family and over time. */
export function CombatTab(props: TabProps): ReactNode {
  const report = useReport(props)
  return (
    <>
      <DamageChart report={report} />
      <FamiliesChart report={report} />
      <div className={styles.pair}>
        <SkillsPerDay report={report} />
        <KillsPerWeek report={report} />
      </div>
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

function DamageChart({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { statistics, format, names, seriesFrame, finest, inPeriod, countOf } = report
  const { totals, totalsBefore, records } = statistics
  const damage = countOf('damageDealt')
  const rows = report.rowsOf(finest, 'damageDealt')
  const hourly = perHour(totals, damage)
  const amount = hourly === null ? null : format.spelled(hourly)
  const best = records.find(({ key }) => key === 'damageDealt')
  const bestDay = best && format.calendarDate(best.day)
  const bestValue = best && format.spelled(best.value)
  return (
    <LineChart
      {...seriesFrame}
      {...spanTexts.titled(names.statistic('damageDealt'))}
      leadPlace="start"
      lead={
        <LeadFigure label={inPeriod()} value={<LeadParts parts={format.spelledParts(damage)} />}>
          <ChangeSince report={report} now={damage} before={totalsBefore?.damageDealt} />
          {report.chartsSince && <ChangeNote>{report.chartsSince}</ChangeNote>}
          {amount !== null && <ChangeNote>{t`${amount} per hour online`}</ChangeNote>}
          {best && <ChangeNote>{t`Best day ever: ${bestDay}, ${bestValue}`}</ChangeNote>}
        </LeadFigure>
      }
      data={damage === 0 ? [] : rows}
      series={report.seriesOf(rows)}
      rowsLabel={spanTexts.name[finest.unit]}
      formatValue={format.spelled}
      formatTick={format.compact}
      facts={[
        { ...names.statistic('monstersKilled'), value: format.number(countOf('monstersKilled')) },
        { ...names.statistic('playersKilled'), value: format.number(countOf('playersKilled')) },
        { ...names.statistic('deaths'), value: format.number(countOf('deaths')) },
        { label: t`Kill/death ratio`, value: format.ratio(rateOf(totals, 'killDeathRatio')) },
      ]}
    />
  )
}

/** Only if the game reports families. */
function FamiliesChart({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, seriesFrame } = report
  const { families } = statistics.breakdowns
  if (!families) return null
  const kills = names.statistic('kills')
  return (
    <BarChart
      {...seriesFrame}
      title={t`Kills by monster family`}
      data={families
        .filter(({ count }) => count > 0)
        .map(({ code, count }) => ({
          ...names.family(code),
          icon: <GameIcon name={names.gameData.family(code)?.icon ?? 'help'} />,
          values: [count],
        }))}
      series={[kills.label]}
      seriesLangs={[kills.labelLang]}
      rowsLabel={t`Family`}
      formatValue={format.number}
      share={{ label: t`Share`, format: format.share }}
    />
  )
}

function KillsPerWeek({ report }: ChartProps): ReactNode {
  const spanTexts = useSpanTexts()
  const { statistics, format, names, timeFrame, coarse, countOf } = report
  const kills = killsOf(statistics.totals)
  const rows = report.rowsOf(coarse, 'kills')
  return (
    <ColumnChart
      {...timeFrame}
      {...spanTexts.titled({ label: spanTexts.kills(coarse.unit) })}
      data={kills === 0 ? [] : rows}
      series={report.seriesOf(rows)}
      rowsLabel={spanTexts.name[coarse.unit]}
      formatValue={(value) => format.number(Math.round(value))}
      facts={[
        { ...names.statistic('kills'), value: format.number(kills) },
        { ...names.statistic('deaths'), value: format.number(countOf('deaths')) },
      ]}
    />
  )
}
