import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'

import { domainWithZero, percentOf } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { PlotLabels } from '../chart/plot-labels.tsx'
import { areaProps, AreaSample, SeriesPatterns } from '../chart/series.tsx'
import { usePlotCursor, type PlotProps } from '../chart/use-plot-cursor.tsx'
import * as styles from './column-chart.css.ts'

/** With more columns than this only some are labeled, and the gaps are small. */
const mostWide = 7

export type ColumnChartProps = ChartFrameProps &
  PlotProps & {
    /** The series of a row form one column, the first one at the bottom. */
    isStacked?: boolean | undefined
    /** In px. */
    plotHeight?: number | undefined
  }

/** Shows amounts per day or week. The values at the cursor are shown above the plot. */
export function ColumnChart({
  data,
  series,
  seriesLangs,
  rowsLabel,
  cursorLabel,
  formatValue,
  unknownLabel,
  isStacked = false,
  plotHeight = 120,
  ...props
}: ColumnChartProps) {
  const patternsId = useId()
  const { at, table, readout, cursor } = usePlotCursor(
    { data, series, seriesLangs, rowsLabel, cursorLabel, formatValue, unknownLabel },
    { kind: 'bands', sampleOf: (index) => <AreaSample id={patternsId} index={index} /> },
  )
  const isWide = data.length <= mostWide
  const heights = isStacked
    ? data.map((row) => ({
        ...row,
        values: [row.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)],
      }))
    : data
  const [, top] = domainWithZero(heights)

  return (
    <Chart {...props} pictureHeight={plotHeight + 64} table={table}>
      <div className={styles.picture}>
        {readout}
        <SeriesPatterns id={patternsId} />
        <div className={styles.plot} style={assignInlineVars({ [styles.height]: `${plotHeight}px` })}>
          <div
            aria-hidden
            data-wide={isWide || undefined}
            data-stacked={isStacked || undefined}
            className={styles.columns}
          >
            {data.map(({ label, values }, place) => (
              <div key={label} data-at={place === at || undefined} className={styles.column}>
                <Column {...{ values, top, patternsId }} />
              </div>
            ))}
          </div>
          {cursor}
        </div>
        {isWide ? (
          <div aria-hidden className={styles.labels}>
            {data.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
          </div>
        ) : (
          <PlotLabels
            data={data}
            positionOf={(index) => (index === data.length - 1 ? 100 : ((index + 0.5) / data.length) * 100)}
          />
        )}
      </div>
    </Chart>
  )
}

type ColumnProps = {
  values: readonly (number | null)[]
  top: number
  patternsId: string
}

function Column({ values, top, patternsId }: ColumnProps) {
  return values.map((value, index) => {
    const isNothing = value === null || value <= 0
    const area = isNothing ? { className: styles.nothing } : areaProps(patternsId, index)
    return (
      <svg
        key={index}
        data-nothing={isNothing || undefined}
        className={styles.bar}
        style={assignInlineVars({ [styles.share]: `${percentOf(isNothing ? 0 : value, [0, top])}%` })}
      >
        <rect {...area} width="100%" height="100%" rx={2} />
      </svg>
    )
  })
}
