import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId, useState } from 'react'

import { domainWithZero, percentOf, type ChartRow } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { PlotCursor } from '../chart/plot-cursor.tsx'
import { PlotLabels } from '../chart/plot-labels.tsx'
import { Readout } from '../chart/readout.tsx'
import { areaProps, AreaSample, SeriesPatterns } from '../chart/series.tsx'
import * as styles from './column-chart.css.ts'

/** With more columns than this only some are labeled, and the gaps are small. */
const mostWide = 7

export type ColumnChartProps = ChartFrameProps & {
  /** In chronological order, one value per series in each row: days or weeks. Labels are unique. */
  data: readonly ChartRow[]
  /** Names of the series, at most four: "Won", "Lost". */
  series: readonly string[]
  /** First column header of the table: "Week". */
  rowsLabel: string
  /** Names the control that moves from column to column: "Raids per week, week". */
  cursorLabel: string
  formatValue: (value: number) => string
  /** Shown instead of a null value: "No data". */
  unknownLabel: string
  /** The series of a row form one column, the first one at the bottom. */
  isStacked?: boolean | undefined
  /** In px. */
  plotHeight?: number | undefined
}

/** Shows amounts per day or week. The values at the cursor, initially the last column, are shown above. */
export function ColumnChart({
  data,
  series,
  rowsLabel,
  cursorLabel,
  formatValue,
  unknownLabel,
  isStacked = false,
  plotHeight = 120,
  ...props
}: ColumnChartProps) {
  const patternsId = useId()
  const [chosen, setChosen] = useState(Infinity)
  const at = Math.min(chosen, data.length - 1)
  const column = data[at]
  const isWide = data.length <= mostWide
  const textOf = (value: number | null | undefined) => (value == null ? unknownLabel : formatValue(value))
  const cellsOf = ({ values }: ChartRow) => series.map((_, index) => textOf(values[index]))
  const heights = isStacked
    ? data.map((row) => ({
        ...row,
        values: [row.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)],
      }))
    : data
  const [, top] = domainWithZero(heights)
  const spoken =
    column && cellsOf(column).map((text, index) => (series.length > 1 ? `${series[index]} ${text}` : text))

  return (
    <Chart
      {...props}
      pictureHeight={plotHeight + 64}
      table={{
        head: [rowsLabel, ...series],
        rows: data.map((row) => ({ label: row.label, cells: cellsOf(row) })),
      }}
    >
      <div className={styles.picture}>
        <Readout
          label={column?.label}
          values={series.map((name, index) => ({
            name,
            sample: <AreaSample id={patternsId} index={index} />,
            text: textOf(column?.values[index]),
          }))}
        />
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
          <PlotCursor
            label={cursorLabel}
            valueText={column && `${column.label}: ${spoken?.join(', ')}`}
            count={data.length}
            at={at}
            onMove={setChosen}
            kind="bands"
          />
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
