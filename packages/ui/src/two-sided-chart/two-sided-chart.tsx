import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'

import { percentOf, type ChartRow } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { RowLabel } from '../chart/row-label.tsx'
import { areaProps, AreaSample, Legend, SeriesPatterns } from '../chart/series.tsx'
import * as styles from './two-sided-chart.css.ts'

export type TwoSidedRow = Pick<ChartRow, 'label' | 'icon'> & {
  left: number
  right: number
  /** At the end, formatted: the win rate. */
  note: string
}

export type TwoSidedChartProps = ChartFrameProps & {
  /** Labels are unique. */
  data: readonly TwoSidedRow[]
  /** Column headers of the table, and the legend: "Lost" to the left, "Won" to the right. */
  heads: { label: string; left: string; right: string; note: string }
  formatValue: (value: number) => string
}

/** Compares two opposite amounts per row, on one scale to both sides of a line: lost and won. */
export function TwoSidedChart({ data, heads, formatValue, ...props }: TwoSidedChartProps) {
  const patternsId = useId()
  const left = Math.max(1, ...data.map((row) => row.left))
  const right = Math.max(1, ...data.map((row) => row.right))
  const middle = (left / (left + right)) * 100
  const longest = Math.max(
    ...data.flatMap((row) => [row.left, row.right]).map((value) => formatValue(value).length),
  )
  const share = (value: number) => percentOf(value, [0, left + right])
  return (
    <Chart
      {...props}
      table={{
        head: [heads.label, heads.left, heads.right, heads.note],
        rows: data.map((row) => ({
          label: row.label,
          cells: [formatValue(row.left), formatValue(row.right), row.note],
        })),
      }}
    >
      <div
        aria-hidden
        className={styles.picture}
        style={assignInlineVars({ [styles.valueWidth]: `${longest}ch` })}
      >
        <SeriesPatterns id={patternsId} />
        <div className={styles.head}>
          <Legend
            entries={[
              { name: heads.left, sample: <AreaSample id={patternsId} index={1} /> },
              { name: heads.right, sample: <AreaSample id={patternsId} index={0} /> },
            ]}
          />
          <span className={styles.noteHead}>{heads.note}</span>
        </div>
        {data.map((row) => (
          <div key={row.label} className={styles.row}>
            <span className={styles.label}>
              <RowLabel icon={row.icon}>{row.label}</RowLabel>
            </span>
            <span className={styles.left}>{formatValue(row.left)}</span>
            <svg className={styles.bar}>
              {row.left > 0 && (
                <rect
                  {...areaProps(patternsId, 1)}
                  x={`${middle - share(row.left)}%`}
                  width={`${share(row.left)}%`}
                  y={5}
                  height={14}
                  rx={3}
                />
              )}
              {row.right > 0 && (
                <rect
                  {...areaProps(patternsId, 0)}
                  x={`${middle}%`}
                  width={`${share(row.right)}%`}
                  y={5}
                  height={14}
                  rx={3}
                />
              )}
              <line x1={`${middle}%`} x2={`${middle}%`} y2={24} className={styles.middle} />
            </svg>
            <span className={styles.right}>{formatValue(row.right)}</span>
            <span className={styles.note}>{row.note}</span>
          </div>
        ))}
      </div>
    </Chart>
  )
}
