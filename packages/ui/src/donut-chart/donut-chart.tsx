import { arc, pie } from 'd3-shape'
import { useId, type ReactNode } from 'react'

import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { areaProps, AreaSample, SeriesPatterns } from '../chart/series.tsx'
import * as styles from './donut-chart.css.ts'

const outerRadius = 88
const innerRadius = 60

export type DonutPart = {
  label: string
  /** Negative values count as zero: a whole has no negative parts. */
  value: number
}

export type DonutChartProps = ChartFrameProps & {
  /** At most six parts, the largest first, with the rest summed up as "Others". Labels must be unique. */
  data: readonly DonutPart[]
  /** Column headers of the table: the parts, their amount, their share. */
  heads: { label: string; value: string; share: string }
  formatValue: (value: number) => string
  /** Receives a number from 0 to 1. */
  formatShare: (share: number) => string
  /** Below the total, in the center: "raids". */
  totalLabel: ReactNode
}

const slice = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(innerRadius)
  .outerRadius(outerRadius)
  .cornerRadius(2)

/** Shows the parts of a whole. Amount and share are beside each part, so nothing needs a hover. */
export function DonutChart({ data, heads, formatValue, formatShare, totalLabel, ...props }: DonutChartProps) {
  const patternsId = useId()
  const amounts = data.map(({ value }) => Math.max(0, value))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const slices = pie().sort(null).padAngle(0.03)(amounts)
  const isWhole = amounts.some((amount) => amount === total)

  const parts = data.map(({ label }, index) => {
    const amount = amounts[index] ?? 0
    return { label, value: formatValue(amount), share: formatShare(total === 0 ? 0 : amount / total) }
  })

  return (
    <Chart
      {...props}
      pictureHeight={180}
      table={{
        head: [heads.label, heads.value, heads.share],
        rows: parts.map(({ label, value, share }) => ({ label, cells: [value, share] })),
      }}
    >
      <div aria-hidden className={styles.picture}>
        <div className={styles.ring}>
          <SeriesPatterns id={patternsId} />
          <svg viewBox="-90 -90 180 180" className={styles.drawing}>
            {total === 0 && (
              <circle
                r={(innerRadius + outerRadius) / 2}
                strokeWidth={outerRadius - innerRadius}
                className={styles.track}
              />
            )}
            {slices.map(
              (part) =>
                part.value > 0 && (
                  <path
                    key={data[part.index]?.label}
                    {...areaProps(patternsId, part.index)}
                    d={slice(isWhole ? { ...part, padAngle: 0 } : part) ?? ''}
                  />
                ),
            )}
          </svg>
          <div className={styles.center}>
            <span className={styles.total}>{formatValue(total)}</span>
            <span className={styles.totalLabel}>{totalLabel}</span>
          </div>
        </div>
        <div className={styles.legend}>
          {parts.map(({ label, value, share }, index) => (
            <div key={label} className={styles.entry}>
              <AreaSample id={patternsId} index={index} />
              <span>{label}</span>
              <span className={styles.value}>{value}</span>
              <span className={styles.share}>{share}</span>
            </div>
          ))}
        </div>
      </div>
    </Chart>
  )
}
