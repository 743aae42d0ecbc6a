import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { ColumnChart } from '@olympus/ui/column-chart/column-chart'
import type { ReactNode } from 'react'

import { langOf } from '../../../shared/texts/english-texts.ts'
import type { KnownItem } from '../../../shared/game-data/game-data-of.ts'
import { ItemKindsChart } from './item-kinds-chart.tsx'
import { ItemRows } from './item-rows.tsx'
import { RecordsCard } from './records-card.tsx'
import * as styles from './report.css.ts'
import { useSpanTexts } from './span-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useReport, type Report } from './use-report.tsx'

const mostItems = 5

/** What the character uses up. */
export function ItemsTab(props: TabProps): ReactNode {
  const report = useReport(props)
  return (
    <>
      <ItemKindsChart report={report} />
      <div className={styles.pair}>
        <MostUsedCard report={report} />
        <BoxesChart report={report} />
      </div>
      <RecordsCard report={report} />
    </>
  )
}

interface ChartProps {
  readonly report: Report
}

const kindOf = (item: KnownItem | null): ReactNode =>
  item?.kind && <span lang={langOf(item, 'kind')}>{item.kind}</span>

/** Only if the game reports single items. */
function MostUsedCard({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const { statistics, format, names, frame } = report
  const { items } = statistics.breakdowns
  if (!items) return null
  const used = items.filter(({ count }) => count > 0).slice(0, mostItems)
  return (
    <Card isFlush title={t`Most used`}>
      {used.length === 0 ? (
        <p className={styles.nothing}>{frame.empty}</p>
      ) : (
        <ItemRows
          rows={used.map(({ code, count }) => ({
            key: String(code),
            vnum: code,
            line: kindOf(names.gameData.item(code)),
            end: format.number(count),
          }))}
        />
      )}
    </Card>
  )
}

function BoxesChart({ report }: ChartProps): ReactNode {
  const { t } = useLingui()
  const spanTexts = useSpanTexts()
  const { format, names, timeFrame, coarse, countOf } = report
  const opened = countOf('mysteryBoxesUsed')
  const rows = report.rowsOf(coarse, 'mysteryBoxesUsed')
  return (
    <ColumnChart
      {...timeFrame}
      {...spanTexts.titled(names.statistic('mysteryBoxesUsed'))}
      data={opened === 0 ? [] : rows}
      series={report.seriesOf(rows)}
      rowsLabel={spanTexts.name[coarse.unit]}
      formatValue={(value) => format.number(Math.round(value))}
      facts={[
        { label: t`Opened`, value: format.number(opened) },
        { label: t`Gold spent`, value: format.compact(countOf('goldSpentOnMysteryBoxes')) },
      ]}
    />
  )
}
