import { useLingui } from '@lingui/react/macro'
import type { Statistics } from '@olympus/contract/statistics'
import { ChangeNote, LeadFigure } from '@olympus/ui/chart/lead-figure'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import { HeatMap } from '@olympus/ui/heat-map/heat-map'
import type { ReactNode } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { utcOffsetMs } from '../../../locale/time-zone.ts'
import { ChangeSince } from './change-since.tsx'
import { LeadParts } from './lead-parts.tsx'
import { hourGrid, lengthOf } from './series-rules.ts'
import { useSpanTexts } from './span-texts.tsx'
import type { Report } from './use-report.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const labeledHours = [0, 6, 12, 18]
const halfHour = 1800
const hourMs = 60 * 60 * 1000
/** So much in a weekday's hour of 30 days has the strongest color. */
const mostIn30Days = 7200

/** The same shade means the same habit in every period. */
const strongestOf = (days: Statistics['days']) =>
  Math.max(halfHour, Math.round((mostIn30Days * lengthOf(days)) / 30 / halfHour) * halfHour)

/** When the character was in the game. Without hours it has days. */
export function OnlineChart({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const {
    statistics,
    format,
    names,
    seriesFrame,
    inPeriod,
    countOf,
    comparedValue,
    comparedName: name,
    dayCount: whole,
  } = report
  const { totalsBefore, lifetime, records, longestSessionSeconds, points, step } = statistics
  const seconds = countOf('onlineSeconds')
  const compared = comparedValue('onlineSeconds')
  const amount = compared === null ? null : format.hours(compared)
  const streak = records.find(({ key }) => key === 'daysInARow')
  const played = points.filter(({ totals }) => (totals.onlineSeconds ?? 0) > 0).length
  const shared = {
    ...seriesFrame,
    ...spanTexts.titled(names.statistic('onlineSeconds')),
    lead: (
      <LeadFigure label={inPeriod()} value={<LeadParts parts={format.durationParts(seconds)} />}>
        <ChangeSince
          report={report}
          now={seconds}
          before={totalsBefore?.onlineSeconds}
          formatDifference={format.hours}
        />
        {amount !== null && <ChangeNote>{t`${name}: ${amount}`}</ChangeNote>}
        {report.chartsSince && <ChangeNote>{report.chartsSince}</ChangeNote>}
        {statistics.hours && (
          <ChangeNote>
            {t`Weekdays and hours are in your time zone. The period counts days in UTC.`}
          </ChangeNote>
        )}
      </LeadFigure>
    ),
    leadPlace: 'start' as const,
    facts: [
      ...(step === 'day'
        ? [{ label: t`Days played`, value: format.number(played), note: t`of ${whole}` }]
        : []),
      { label: t`Longest streak ever`, value: streak ? format.days(streak.value) : '–' },
      {
        label: t`Longest session ever`,
        value: longestSessionSeconds === null ? '–' : format.duration(longestSessionSeconds),
      },
      { label: t`All time`, value: format.hours(lifetime.onlineSeconds ?? 0) },
    ],
  }

  if (statistics.hours) return <HoursOfWeek chart={shared} report={report} hoursOfWeek={statistics.hours} />
  const rows = report.rowsOf(report.coarse, 'onlineSeconds')
  return (
    <ColumnChart
      {...shared}
      data={seconds === 0 ? [] : rows}
      series={report.seriesOf(rows)}
      rowsLabel={spanTexts.name[report.coarse.unit]}
      formatValue={format.duration}
    />
  )
}

interface HoursOfWeekProps {
  readonly report: Report
  readonly hoursOfWeek: NonNullable<Statistics['hours']>
  readonly chart: Pick<
    Parameters<typeof HeatMap>[0],
    | 'cursorLabel'
    | 'facts'
    | 'isPending'
    | 'lead'
    | 'leadPlace'
    | 'pictureLabel'
    | 'tableLabel'
    | 'title'
    | 'empty'
    | 'unknownLabel'
  >
}

function HoursOfWeek({ report, hoursOfWeek, chart }: HoursOfWeekProps): ReactNode {
  const { t } = useLingui()
  const { timeZone } = useLocale()
  const { format, names, statistics } = report
  const offset = Math.round(utcOffsetMs(new Date(statistics.serverNow), timeZone) / hourMs)
  const grid = hourGrid(hoursOfWeek, offset).map((values, index) => ({
    label: format.weekday(index + 1),
    values,
    sum: values.reduce((total, value) => total + value, 0),
  }))
  const most = strongestOf(report.days)
  const strongest = most < 3600 * 3 ? format.minutes(most) : format.hours(most)
  const isEmpty = grid.every(({ sum }) => sum === 0)
  const online = names.statistic('onlineSeconds')
  return (
    <HeatMap
      {...chart}
      data={isEmpty ? [] : grid}
      columns={hours}
      labeledColumns={labeledHours}
      most={most}
      keyTexts={{ least: format.minutes(0), most: t`${strongest} or more` }}
      formatValue={format.duration}
      table={{
        head: [t`Weekday`, online.label],
        headLangs: [undefined, online.labelLang],
        rows: isEmpty ? [] : grid.map(({ label, sum }) => ({ label, cells: [format.duration(sum)] })),
      }}
    />
  )
}
