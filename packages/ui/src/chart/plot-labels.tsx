import type { ChartRow } from './chart-data.ts'
import { evenIndexes } from './chart-data.ts'
import * as styles from './plot-labels.css.ts'

const mostLabels = 5
/** A label closer to a side than this, in percent, would reach out of the plot if it were centered. */
const edge = 6

const edgeOf = (position: number) => (position < edge ? 'start' : position > 100 - edge ? 'end' : undefined)

type PlotLabelsProps = {
  data: readonly ChartRow[]
  /** Where a point is, in percent of the plot’s width. */
  positionOf: (index: number) => number
}

/** Names a few points below a plot, including the last. */
export function PlotLabels({ data, positionOf }: PlotLabelsProps) {
  return (
    <div aria-hidden className={styles.labels}>
      {evenIndexes(data.length, mostLabels).map((index) => {
        const position = positionOf(index)
        return (
          <span
            key={index}
            data-edge={edgeOf(position)}
            className={styles.label}
            style={{ left: `${position}%` }}
          >
            {data[index]?.tick ?? data[index]?.label}
          </span>
        )
      })}
    </div>
  )
}
