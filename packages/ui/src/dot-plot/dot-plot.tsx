import type { ReactNode } from 'react'

import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import type { ChartTableData } from '../chart/chart-table.tsx'
import { MarkSample } from '../chart/mark-sample.tsx'
import { RowLabel } from '../chart/row-label.tsx'
import { Legend } from '../chart/series.tsx'
import * as styles from './dot-plot.css.ts'

const markKinds = ['solid', 'dotted'] as const

export type DotPlotRow = {
  label: string
  /** Of the label, if it differs from that of the page. */
  labelLang?: string | undefined
  /** A 20 px `GameIcon`. */
  icon?: ReactNode
  /** Where the dot is on the track, from 0 to 1. Null means unknown: no dot. */
  position: number | null
  /** Where the lines are, one per name in `marks`. */
  marks: readonly (number | null)[]
  /** After the track, formatted. */
  value: string
  /** After the value: what it is compared with, or the difference. */
  note: string
}

export type DotPlotProps = ChartFrameProps & {
  /** Labels are unique. */
  data: readonly DotPlotRow[]
  /** Names of the dot and of at most two lines: the first is solid, the second dotted. */
  legend: { dot: string; marks: readonly string[] }
  /** Above the rows: what a position means, the ends of the track, and the names of value and note. */
  heads?: { label: string; ticks: readonly string[]; value: string; note: string } | undefined
  table: ChartTableData
}

/** Compares one value per row with others on the same track. Each row has a scale of its own. */
export function DotPlot({ data, legend, heads, table, ...props }: DotPlotProps) {
  return (
    <Chart {...props} table={table}>
      <div aria-hidden className={styles.picture}>
        <Legend
          entries={[
            ...legend.marks.map((name, index) => ({
              name,
              sample: <MarkSample kind={markKinds[index] ?? 'dotted'} />,
            })),
            { name: legend.dot, sample: <MarkSample kind="dot" /> },
          ]}
        />
        <div className={styles.rows}>
          {heads && (
            <div className={styles.heads}>
              <span>{heads.label}</span>
              <span className={styles.ticks}>
                {heads.ticks.map((tick) => (
                  <span key={tick}>{tick}</span>
                ))}
              </span>
              <span className={styles.headNote}>{heads.value}</span>
              <span className={styles.headNote}>{heads.note}</span>
            </div>
          )}
          {data.map(({ label, labelLang, icon, position, marks, value, note }) => (
            <div key={label} className={styles.row}>
              <RowLabel icon={icon} lang={labelLang}>
                {label}
              </RowLabel>
              <span className={styles.track}>
                {marks.map(
                  (mark, index) =>
                    mark !== null && (
                      <span
                        key={index}
                        data-kind={markKinds[index] ?? 'dotted'}
                        className={styles.mark}
                        style={{ insetInlineStart: `${mark * 100}%` }}
                      />
                    ),
                )}
                {position !== null && (
                  <span className={styles.dot} style={{ insetInlineStart: `${position * 100}%` }} />
                )}
              </span>
              <span className={styles.value}>{value}</span>
              <span className={styles.note}>{note}</span>
            </div>
          ))}
        </div>
      </div>
    </Chart>
  )
}
