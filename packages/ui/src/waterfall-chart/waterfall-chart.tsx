import { useId } from 'react'

import { percentOf, roundDomain } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { RowLabel } from '../chart/row-label.tsx'
import { Legend } from '../chart/series.tsx'
import { fallOf, type WaterfallStep } from './waterfall-data.ts'
import * as styles from './waterfall-chart.css.ts'
import { FallBar, FallSample } from './fall-bar.tsx'

const tickCount = 4

export type WaterfallChartProps = ChartFrameProps & {
  /** What was held, what changed it, what is held now. Labels are unique. */
  data: readonly WaterfallStep[]
  /** Names of the three kinds of bars. */
  kinds: { held: string; gained: string; spent: string }
  /** Column headers of the table. */
  heads: { label: string; value: string }
  formatHeld: (value: number) => string
  /** With its sign: "+62.4 M", "−15.0 M". */
  formatChange: (change: number) => string
  /** Short form for the axis: "75 M". */
  formatTick: (value: number) => string
}

/** Shows how an amount became another, step by step. */
export function WaterfallChart({
  data,
  kinds,
  heads,
  formatHeld,
  formatChange,
  formatTick,
  ...props
}: WaterfallChartProps) {
  const patternsId = useId()
  const steps = fallOf(data)
  const { domain, ticks } = roundDomain(
    steps.map(({ label, from, to }) => ({ label, values: [from, to] })),
    tickCount,
  )
  const rows = steps.map((step) => ({
    ...step,
    text: step.kind === 'held' ? formatHeld(step.value) : formatChange(step.to - step.from),
  }))
  return (
    <Chart
      {...props}
      pictureHeight={320}
      table={{
        head: [heads.label, heads.value],
        rows: rows.map(({ label, text }) => ({ label, cells: [text] })),
      }}
    >
      <div aria-hidden className={styles.picture}>
        <Legend
          entries={(['gained', 'spent', 'held'] as const).map((kind) => ({
            name: kinds[kind],
            sample: <FallSample kind={kind} patternsId={patternsId} />,
          }))}
        />
        <div className={styles.rows}>
          <div className={styles.axis}>
            <span />
            <span className={styles.ticks}>
              {ticks.map((tick) => (
                <span key={tick} className={styles.tick} style={{ left: `${percentOf(tick, domain)}%` }}>
                  {formatTick(tick)}
                </span>
              ))}
            </span>
          </div>
          {rows.map(({ label, kind, from, to, text }, index) => (
            <div key={label} data-kind={kind} className={styles.row}>
              <RowLabel>{label}</RowLabel>
              <FallBar
                {...{ kind, from, to, domain, ticks, patternsId }}
                isLast={index === rows.length - 1}
              />
              <span className={styles.value}>{text}</span>
            </div>
          ))}
        </div>
      </div>
    </Chart>
  )
}
