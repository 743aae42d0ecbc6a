import { useLingui } from '@lingui/react/macro'
import type { Totals } from '@olympus/contract/statistic-rates'
import { ChangeNote, LeadFigure } from '@olympus/ui/chart/lead-figure'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { SparkChart } from '@olympus/ui/spark-chart/spark-chart'
import type { ReactNode } from 'react'

import { LabelText, type Label } from './statistic-names.tsx'
import { changeText } from './change-rules.ts'
import { ChangeSince } from './change-since.tsx'
import { rowSpans } from './event-rules.ts'
import { itemKinds, itemsUsedOf, otherItemsOf } from './item-rules.ts'
import { changeOf } from './series-rules.ts'
import type { Report } from './use-report.tsx'

const iconSize = 22

/** Items used over time, by kind. */
export function ItemKindsChart({ report }: { readonly report: Report }): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, seriesFrame, inPeriod, countOf } = report
  const { totals, totalsBefore } = statistics
  const { spans } = rowSpans(report.finest, report.coarse)
  const used = itemsUsedOf(totals)
  const seconds = used === 0 ? 0 : Math.round(countOf('onlineSeconds') / used)
  const amount = format.seconds(seconds)

  const rowOf = (label: Label, icon: string, valueOf: (of: Totals) => number) => {
    const change = totalsBefore ? changeOf(valueOf(totals), valueOf(totalsBefore)) : null
    const size = changeText(change ?? 0, format.share)
    return {
      ...label,
      icon: <GameIcon name={icon} size={iconSize} />,
      values: spans.map((span) => valueOf(span.totals)),
      total: format.number(valueOf(totals)),
      ...(change !== null && {
        change: {
          text: size ?? format.share(0),
          direction: size === null ? undefined : change > 0 ? ('up' as const) : ('down' as const),
        },
      }),
    }
  }

  return (
    <SparkChart
      {...seriesFrame}
      title={<LabelText {...names.statistic('itemsUsed')} />}
      lead={
        <LeadFigure label={inPeriod()} value={format.number(used)}>
          <ChangeSince
            report={report}
            now={used}
            before={totalsBefore ? itemsUsedOf(totalsBefore) : undefined}
          />
          {seconds > 0 && <ChangeNote>{t`Online time per item: ${amount}`}</ChangeNote>}
        </LeadFigure>
      }
      note={report.noteWith(t`Each row has a scale of its own.`)}
      data={
        used === 0
          ? []
          : [
              ...itemKinds.map(({ key, icon }) => rowOf(names.statistic(key), icon, (of) => of[key] ?? 0)),
              rowOf({ label: t`Other items` }, 'knapsack', otherItemsOf),
            ]
      }
      heads={{ label: t`Kind`, total: t`Used`, change: t({ message: 'Change', context: 'difference' }) }}
    />
  )
}
