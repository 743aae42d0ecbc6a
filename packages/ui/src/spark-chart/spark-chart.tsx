import type { ReactNode } from 'react'

import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { ChangeNote, type ChangeNoteProps } from '../chart/lead-figure.tsx'
import * as styles from './spark-chart.css.ts'

export type SparkRow = {
  label: string
  /** Of the label, if it differs from that of the page. */
  labelLang?: string | undefined
  /** A 22 px `GameIcon`. */
  icon?: ReactNode
  /** In chronological order. Null means unknown. */
  values: readonly (number | null)[]
  /** Formatted. */
  total: string
  /** How the total compares: "14 %". */
  change?: { text: string; direction?: ChangeNoteProps['direction'] } | undefined
}

export type SparkChartProps = ChartFrameProps & {
  /** Labels are unique. */
  data: readonly SparkRow[]
  /** Column headers of the table. */
  heads: { label: string; total: string; change: string }
  /** Shown in the table for a row without a change: "–". */
  unknownLabel: string
}

/** Small columns over time, one row per thing, each with a scale of its own. */
export function SparkChart({ data, heads, unknownLabel, ...props }: SparkChartProps) {
  return (
    <Chart
      {...props}
      isPictureFlush
      table={{
        head: [heads.label, heads.total, heads.change],
        rows: data.map(({ label, labelLang, total, change }) => ({
          label,
          labelLang,
          cells: [total, change?.text ?? unknownLabel],
        })),
      }}
    >
      <div aria-hidden>
        {data.map(({ label, labelLang, icon, values, total, change }) => (
          <div key={label} className={styles.row}>
            <span className={styles.name}>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.texts}>
                <span className={styles.label} lang={labelLang}>
                  {label}
                </span>
                {change && <ChangeNote direction={change.direction}>{change.text}</ChangeNote>}
              </span>
            </span>
            <Spark values={values} />
            <span className={styles.total}>{total}</span>
          </div>
        ))}
      </div>
    </Chart>
  )
}

function Spark({ values }: { values: readonly (number | null)[] }) {
  const top = Math.max(1, ...values.map((value) => value ?? 0))
  return (
    <span className={styles.spark}>
      {values.map((value, index) => (
        <span
          key={index}
          data-zero={!value || undefined}
          className={styles.column}
          style={{ height: `${((value ?? 0) / top) * 100}%` }}
        />
      ))}
    </span>
  )
}
