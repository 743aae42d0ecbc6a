import { useLingui } from '@lingui/react/macro'
import { ChangeNote, LeadFigure } from '@olympus/ui/chart/lead-figure'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { HeatMap } from '@olympus/ui/heat-map/heat-map'
import type { ReactNode } from 'react'

import { ChangeSince } from './change-since.tsx'
import { useEventNames } from './event-names.ts'
import { allJoined, eventKinds, joinedOf, rowSpans, wonOf } from './event-rules.ts'
import { LabelText } from './statistic-names.tsx'
import { useSpanTexts } from './span-texts.tsx'
import type { Report } from './use-report.tsx'

/** So many events of a kind on one day have the strongest color. */
const mostPerDay = 4
const labeledParts = 4

/** When the character joined which events. */
export function EventCalendar({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const eventName = useEventNames(report)
  const { statistics, format, names, timeFrame, inPeriod, countOf } = report
  const { totals, totalsBefore } = statistics
  const { unit, spans } = rowSpans(report.finest, report.coarse)
  const columns = format.labelsOf({ unit, spans })
  const joined = allJoined(totals)

  const rows = eventKinds.map((kind) => {
    const values = spans.map((span) => joinedOf(span.totals, kind))
    return {
      ...eventName(kind.name),
      icon: <GameIcon name={kind.icon} />,
      values,
      sum: joinedOf(totals, kind),
      busy: values.filter((value) => value > 0).length,
    }
  })
  const most = unit === 'day' ? mostPerDay : Math.max(mostPerDay, ...rows.flatMap(({ values }) => values))
  const [favorite] = rows.toSorted((one, other) => other.sum - one.sum)
  const sums = spans.map((span) => allJoined(span.totals))
  const busiest = sums.indexOf(Math.max(...sums))
  const wins = wonOf(totals)
  const whole = format.number(wins.of)
  const strongest = format.number(most)
  const isEmpty = joined === 0

  return (
    <HeatMap
      {...timeFrame}
      {...spanTexts.titled({ label: t`Event calendar` })}
      lead={
        <LeadFigure label={t`Events joined`} value={format.number(joined)}>
          <ChangeNote>{inPeriod()}</ChangeNote>
          <ChangeSince
            report={report}
            now={joined}
            before={totalsBefore ? allJoined(totalsBefore) : undefined}
            formatDifference={format.number}
          />
        </LeadFigure>
      }
      data={rows.map(({ sum, ...row }) => ({ ...row, total: format.number(sum) }))}
      columns={columns}
      labeledColumns={columns.flatMap((_, index) =>
        index % Math.ceil(columns.length / labeledParts) === 0 ? [index] : [],
      )}
      most={most}
      keyTexts={{ least: t`None`, most: unit === 'day' ? t`${strongest} or more on one day` : strongest }}
      formatValue={format.number}
      table={{
        head: [t`Event`, t`Joined`, spanTexts.with[unit]],
        rows: isEmpty
          ? []
          : rows.map(({ label, labelLang, sum, busy }) => ({
              label,
              labelLang,
              cells: [format.number(sum), format.number(busy)],
            })),
      }}
      facts={[
        { ...names.statistic('superRewards'), value: format.number(countOf('superRewards')) },
        { label: t`Events won`, value: format.number(wins.won), note: t`of ${whole}` },
        { label: spanTexts.busiest[unit], value: isEmpty ? '–' : (columns[busiest] ?? '–') },
        { label: t`Most joined`, value: isEmpty || !favorite ? '–' : <LabelText {...favorite} /> },
      ]}
    />
  )
}
