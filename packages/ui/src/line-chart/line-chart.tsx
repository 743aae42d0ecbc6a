import { useState } from 'react'

import { roundDomain, type ChartRow } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { PlotCursor } from '../chart/plot-cursor.tsx'
import { Readout } from '../chart/readout.tsx'
import { LineSample } from '../chart/series.tsx'
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
          label={point?.label}
          values={series.map((name, index) => ({
            name,
            sample: <LineSample index={index} />,
            text: textOf(point?.values[index]),
          }))}
        />
        <LinePlot {...{ data, domain, ticks, formatTick, at, plotHeight }} seriesCount={series.length}>
          <PlotCursor
            label={cursorLabel}
            valueText={point && `${point.label}: ${spoken?.join(', ')}`}
            count={data.length}
            at={at}
            onMove={setChosen}
            kind="points"
          />
        </LinePlot>
      </div>
    </Chart>
  )
}
