import { roundDomain } from '../chart/chart-data.ts'
import { Chart, type ChartFrameProps } from '../chart/chart.tsx'
import { LineSample } from '../chart/series.tsx'
import { usePlotCursor, type PlotProps } from '../chart/use-plot-cursor.tsx'
import * as styles from './line-chart.css.ts'
import { LinePlot } from './line-plot.tsx'

const tickCount = 4

export type LineChartProps = ChartFrameProps &
  PlotProps & {
    /** Short form for the axis: "1.2K". */
    formatTick?: ((value: number) => string) | undefined
    /** In px. */
    plotHeight?: number | undefined
  }

/** Shows amounts over time. The values at the cursor are shown above the plot. A null value is a gap. */
export function LineChart({
  data,
  series,
  seriesLangs,
  rowsLabel,
  cursorLabel,
  formatValue,
  formatTick = formatValue,
  unknownLabel,
  plotHeight = 200,
  ...props
}: LineChartProps) {
  const { at, table, readout, cursor } = usePlotCursor(
    { data, series, seriesLangs, rowsLabel, cursorLabel, formatValue, unknownLabel },
    { kind: 'points', sampleOf: (index) => <LineSample index={index} /> },
  )
  const { domain, ticks } = roundDomain(data, tickCount)

  return (
    <Chart {...props} pictureHeight={plotHeight + 64} table={table}>
      <div className={styles.picture}>
        {readout}
        <LinePlot {...{ data, domain, ticks, formatTick, at, plotHeight }} seriesCount={series.length}>
          {cursor}
        </LinePlot>
      </div>
    </Chart>
  )
}
