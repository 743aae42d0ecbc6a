import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { Legend } from '../chart/series.tsx'
import { MarkSample } from '../chart/mark-sample.tsx'
import { Ring } from './ring.tsx'
import * as styles from './ring-chart.css.ts'

export type RingChartRow = {
  label: string
  /** From 0 to 1. Null means that nothing was counted. */
  share: number | null
  /** Below the label: "84 of 93". */
  detail: string
  /** The share compared with. */
  mark?: number | null | undefined
}

export type RingChartProps = ChartFrameProps & {
  /** At most six, each a whole of its own. Labels are unique. */
  data: readonly RingChartRow[]
  /** Column headers of the table. Without `mark` nothing is compared. */
  heads: { label: string; share: string; detail: string; mark?: string | undefined }
  formatShare: (share: number) => string
  /** Shown for a null share: "–". */
  unknownLabel: string
}

/** Compares shares of different wholes: win rates. */
export function RingChart({ data, heads, formatShare, unknownLabel, ...props }: RingChartProps) {
  const textOf = (share: number | null | undefined) => (share == null ? unknownLabel : formatShare(share))
  return (
    <Chart
      {...props}
      table={{
        head: [heads.label, heads.detail, heads.share, ...(heads.mark === undefined ? [] : [heads.mark])],
        rows: data.map(({ label, detail, share, mark }) => ({
          label,
          cells: [detail, textOf(share), ...(heads.mark === undefined ? [] : [textOf(mark)])],
        })),
      }}
    >
      <div aria-hidden className={styles.picture}>
        <div className={styles.rings}>
          {data.map(({ label, detail, share, mark }) => (
            <div key={label} className={styles.item}>
              <Ring share={share} text={textOf(share)} mark={heads.mark === undefined ? null : mark} />
              <div>
                <div className={styles.label}>{label}</div>
                <div className={styles.detail}>{detail}</div>
              </div>
            </div>
          ))}
        </div>
        {heads.mark !== undefined && (
          <div className={styles.legend}>
            <Legend entries={[{ name: heads.mark, sample: <MarkSample kind="solid" /> }]} />
          </div>
        )}
      </div>
    </Chart>
  )
}
