import { cx } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'

import { areaProps, AreaSample, Legend, SeriesPatterns } from '../chart/series.tsx'
import * as styles from './amount-bar.css.ts'

/** In px. */
const height = 14
const gap = 2

export type AmountBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** At most four parts, the first from the left: won, lost. */
  values: readonly number[]
  /** The amount that fills the bar. */
  max: number
}

export type AmountLegendProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** In the order of the bars’ values: "Won", "Lost". */
  names: readonly string[]
}

/** Names the parts of the bars, once for all of them. */
export function AmountLegend({ names, className, ...props }: AmountLegendProps) {
  const patternsId = useId()
  return (
    <div aria-hidden {...props} className={cx(styles.legend, className)}>
      <SeriesPatterns id={patternsId} />
      <Legend
        entries={names.map((name, index) => ({ name, sample: <AreaSample id={patternsId} index={index} /> }))}
      />
    </div>
  )
}

/** A bar in a cell of a table. It is a picture: the other cells have its numbers. */
export function AmountBar({ values, max, className, ...props }: AmountBarProps) {
  const patternsId = useId()
  const width = (value: number) => (max > 0 ? Math.min(100, (value / max) * 100) : 0)
  return (
    <div aria-hidden {...props} className={cx(styles.root, className)}>
      <SeriesPatterns id={patternsId} />
      {values.map(
        (value, index) =>
          value > 0 && (
            <svg
              key={index}
              height={height}
              style={{ width: `calc(${width(value)}% - ${gap}px)` }}
              className={styles.part}
            >
              <rect
                {...areaProps(patternsId, index)}
                x={0.5}
                y={0.5}
                height={height - 1}
                rx={3}
                style={{ width: 'calc(100% - 1px)' }}
              />
            </svg>
          ),
      )}
    </div>
  )
}
