import { useState, type PointerEvent } from 'react'

import { roundDomain, type ChartRow } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { Legend, LineSample } from '../chart/series.tsx'
import * as styles from './line-chart.css.ts'
import { LinePlot } from './line-plot.tsx'

const tickCount = 4

export type LineChartProps = ChartFrameProps & {
  /** In chronological order, one value per series in each row. Labels are unique. */
  data: readonly ChartRow[]
  /** The names of the series, at most four. */
  series: readonly string[]
  /** The header of the table's first column: "Week". */
  rowsLabel: string
  /** Names the control that moves from point to point: "Kills per week, point". */
  cursorLabel: string
  formatValue: (value: number) => string
  /** Short form for the axis: "1.2K". */
  formatTick?: ((value: number) => string) | undefined
  /** Shown for a null value, where the line has a gap: "No data". */
  unknownLabel: string
  /** In px. */
  plotHeight?: number | undefined
}

/** Shows amounts over time. The values at the cursor, initially the last point, are shown above the plot. */
export function LineChart({
  data,
  series,
  rowsLabel,
  cursorLabel,
  formatValue,
  formatTick = formatValue,
  unknownLabel,
  plotHeight = 200,
  ...props
}: LineChartProps) {
  const [chosen, setChosen] = useState(Infinity)
  const last = data.length - 1
  const at = Math.min(chosen, last)
  const point = data[at]
  const { domain, ticks } = roundDomain(data, tickCount)
  const textOf = (value: number | null | undefined) => (value == null ? unknownLabel : formatValue(value))
  const cellsOf = ({ values }: ChartRow) => series.map((_, index) => textOf(values[index]))

  const spoken =
    point && cellsOf(point).map((text, index) => (series.length > 1 ? `${series[index]} ${text}` : text))

  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'touch') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const ratio = (clientX - left - styles.thumb / 2) / (width - styles.thumb)
    setChosen(Math.min(last, Math.max(0, Math.round(ratio * last))))
  }

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
        <div aria-hidden className={styles.readout}>
          <span>{point?.label}</span>
          {series.length > 1 ? (
            <Legend
              entries={series.map((name, index) => ({
                name,
                sample: <LineSample index={index} />,
                value: <span className={styles.value}>{textOf(point?.values[index])}</span>,
              }))}
            />
          ) : (
            <span className={styles.value}>{textOf(point?.values[0])}</span>
          )}
        </div>
        <LinePlot {...{ data, domain, ticks, formatTick, at, plotHeight }} seriesCount={series.length}>
          <input
            type="range"
            aria-label={cursorLabel}
            aria-valuetext={point && `${point.label}: ${spoken?.join(', ')}`}
            min={0}
            max={Math.max(last, 0)}
            value={at}
            onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
            onPointerMove={follow}
            className={styles.slider}
          />
        </LinePlot>
      </div>
    </Chart>
  )
}
