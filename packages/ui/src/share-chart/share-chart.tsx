import { cumsum } from 'd3-array'
import { useId } from 'react'

import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { areaProps, AreaSample, Legend, SeriesPatterns } from '../chart/series.tsx'
import * as styles from './share-chart.css.ts'

/** In px. */
const barHeight = 22
const gap = 2

export type SharePart = {
  label: string
  /** Of the label, if it differs from that of the page. */
  labelLang?: string | undefined
  /** At least zero. */
  value: number
}

export type ShareChartProps = ChartFrameProps & {
  /** At most four parts, the largest first. Labels are unique. */
  data: readonly SharePart[]
  /** Above the bar: "By kind". */
  caption?: string | undefined
  /** Column headers of the table. */
  heads: { label: string; value: string; valueLang?: string | undefined; share: string }
  formatValue: (value: number) => string
  /** Receives a number from 0 to 1. */
  formatShare: (share: number) => string
}

/** Shows the parts of a whole in one bar, beside a lead figure that is the whole. */
export function ShareChart({ data, caption, heads, formatValue, formatShare, ...props }: ShareChartProps) {
  const patternsId = useId()
  const total = data.reduce((sum, { value }) => sum + value, 0)
  const shares = data.map(({ value }) => (total === 0 ? 0 : value / total))
  const ends = cumsum(shares)
  return (
    <Chart
      {...props}
      pictureHeight={96}
      table={{
        head: [heads.label, heads.value, heads.share],
        headLangs: [undefined, heads.valueLang],
        rows: data.map(({ label, labelLang, value }, index) => ({
          label,
          labelLang,
          cells: [formatValue(value), formatShare(shares[index] ?? 0)],
        })),
      }}
    >
      <div aria-hidden className={styles.picture}>
        <SeriesPatterns id={patternsId} />
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
        <svg className={styles.bar} height={barHeight}>
          <rect
            width="100%"
            height={barHeight}
            rx={4}
            data-empty={total === 0 || undefined}
            className={styles.track}
          />
          {shares.map((share, index) => {
            const start = (ends[index] ?? share) - share
            return (
              share > 0 && (
                <svg
                  key={data[index]?.label}
                  x={`${start * 100}%`}
                  width={`${share * 100}%`}
                  height={barHeight}
                >
                  <rect
                    {...areaProps(patternsId, index)}
                    x={gap / 2}
                    y={0.5}
                    height={barHeight - 1}
                    rx={4}
                    style={{ width: `calc(100% - ${gap}px)` }}
                  />
                </svg>
              )
            )
          })}
        </svg>
        <Legend
          entries={data.map(({ label, labelLang }, index) => ({
            name: label,
            lang: labelLang,
            sample: <AreaSample id={patternsId} index={index} />,
            value: <span className={styles.share}>{formatShare(shares[index] ?? 0)}</span>,
          }))}
        />
      </div>
    </Chart>
  )
}
