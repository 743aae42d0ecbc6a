import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState, type ReactNode } from 'react'

import type { ChartTableData } from '../chart/chart-table.tsx'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { PlotCursor } from '../chart/plot-cursor.tsx'
import { Readout } from '../chart/readout.tsx'
import { RowLabel } from '../chart/row-label.tsx'
import { stepOf, stepCount } from './heat-steps.ts'
import * as styles from './heat-map.css.ts'

export type HeatMapRow = {
  label: string
  /** Of the label, if it differs from that of the page. */
  labelLang?: string | undefined
  /** A 20 px `GameIcon`. */
  icon?: ReactNode
  /** One per column. Null means unknown. */
  values: readonly (number | null)[]
  /** After the cells, formatted: the sum of the row. */
  total?: string | undefined
}

export type HeatMapProps = ChartFrameProps & {
  /** Weekdays, or events. Labels are unique. */
  data: readonly HeatMapRow[]
  /** The unique names of all columns, such as "16 May" or "18:00". */
  columns: readonly string[]
  /** Indexes of the columns named below the cells. */
  labeledColumns: readonly number[]
  /** From this value on, a cell has the strongest color. */
  most: number
  /** What the weakest and the strongest color mean: "None", "4 or more". */
  keyTexts: { least: string; most: string }
  /** Names the control that moves from column to column: "Time online, hour". */
  cursorLabel: string
  formatValue: (value: number) => string
  /** Shown instead of a null value: "No data". */
  unknownLabel: string
  /** The sums behind the picture: a table with all cells would be too long to read. */
  table: ChartTableData
}

/** Shows when something happens, by the strength of a color. The sum at the cursor is shown below. */
export function HeatMap({
  data,
  columns,
  labeledColumns,
  most,
  keyTexts,
  cursorLabel,
  formatValue,
  unknownLabel,
  table,
  ...props
}: HeatMapProps) {
  const [chosen, setChosen] = useState(Infinity)
  const at = Math.min(chosen, columns.length - 1)
  const textOf = (value: number | null | undefined) => (value == null ? unknownLabel : formatValue(value))
  const known = data.map((row) => row.values[at]).filter((value) => value != null)
  const sum = textOf(known.length > 0 ? known.reduce((total, value) => total + value, 0) : null)
  const spoken = data.map((row) => `${row.label} ${textOf(row.values[at])}`)
  const hasTotals = data.some(({ total }) => total !== undefined)

  return (
    <Chart {...props} table={table}>
      <div className={styles.picture}>
        <div
          data-totals={hasTotals || undefined}
          className={styles.grid}
          style={assignInlineVars({ [styles.columnCount]: String(columns.length) })}
        >
          {data.map((row) => (
            <div key={row.label} aria-hidden className={styles.row}>
              <span className={styles.label}>
                <RowLabel icon={row.icon} lang={row.labelLang}>
                  {row.label}
                </RowLabel>
              </span>
              {hasTotals && <span className={styles.total}>{row.total}</span>}
              <span className={styles.cells}>
                {columns.map((column, index) => (
                  <span
                    key={column}
                    data-step={stepOf(row.values[index] ?? 0, most)}
                    data-at={index === at || undefined}
                    className={styles.cell}
                  />
                ))}
              </span>
            </div>
          ))}
          <div aria-hidden className={styles.axis}>
            {labeledColumns.map((index, place) => (
              <span
                key={index}
                className={styles.tick}
                style={{ gridColumn: `${index + 1} / ${(labeledColumns[place + 1] ?? columns.length) + 1}` }}
              >
                {columns[index]}
              </span>
            ))}
          </div>
          <div className={styles.cursor}>
            <PlotCursor
              label={cursorLabel}
              valueText={`${columns[at]}: ${[sum, ...spoken].join(', ')}`}
              count={columns.length}
              at={at}
              onMove={setChosen}
              kind="bands"
            />
          </div>
        </div>
        <div aria-hidden className={styles.foot}>
          <span className={styles.key}>
            <span className={styles.keyText}>{keyTexts.least}</span>
            {Array.from({ length: stepCount + 1 }, (_, step) => (
              <span key={step} data-step={step} className={styles.sample} />
            ))}
            <span className={styles.keyText}>{keyTexts.most}</span>
          </span>
          <Readout label={columns[at]} values={[{ name: '', text: sum }]} />
        </div>
      </div>
    </Chart>
  )
}
