import { assignInlineVars } from '@vanilla-extract/dynamic'
import { area, line } from 'd3-shape'
import type { ReactNode } from 'react'

import { percentOf, type ChartRow, type Domain } from '../chart/chart-data.ts'
import { PlotLabels } from '../chart/plot-labels.tsx'
import { dashOf, inkOf, markerOf } from '../chart/series.tsx'
import * as styles from './line-chart.css.ts'

/** With more points than this, the markers would run together. */
const mostMarkers = 16

type LinePlotProps = {
  data: readonly ChartRow[]
  seriesCount: number
  domain: Domain
  ticks: readonly number[]
  formatTick: (value: number) => string
  /** Index of the point at the cursor. */
  at: number
  plotHeight: number
  /** The control on top of the plot. */
  children: ReactNode
}

/** Stretches with its column without measuring it: positions are percentages, and strokes do not scale. */
export function LinePlot({
  data,
  seriesCount,
  domain,
  ticks,
  formatTick,
  at,
  plotHeight,
  children,
}: LinePlotProps) {
  const x = (index: number) => (data.length === 1 ? 50 : (index / (data.length - 1)) * 100)
  const y = (value: number) => 100 - percentOf(value, domain)
  const longestTick = Math.max(...ticks.map((tick) => formatTick(tick).length))
  const isMarked = (index: number) => data.length <= mostMarkers || index === at

  const pathOf = (seriesIndex: number) =>
    line<ChartRow>()
      .defined(({ values }) => values[seriesIndex] != null)
      .x((_, index) => x(index))
      .y(({ values }) => y(values[seriesIndex] ?? 0))(data as ChartRow[]) ?? ''

  const areaPath =
    area<ChartRow>()
      .defined(({ values }) => values[0] != null)
      .x((_, index) => x(index))
      .y0(y(0))
      .y1(({ values }) => y(values[0] ?? 0))(data as ChartRow[]) ?? ''

  return (
    <div
      className={styles.field}
      style={assignInlineVars({ [styles.axisWidth]: `${longestTick}ch`, [styles.height]: `${plotHeight}px` })}
    >
      <div aria-hidden className={styles.axis}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ bottom: `${percentOf(tick, domain)}%` }}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg aria-hidden className={styles.drawing}>
          {ticks.map((tick) => (
            <line
              key={tick}
              x2="100%"
              y1={`${y(tick)}%`}
              y2={`${y(tick)}%`}
              data-zero={tick === 0 || undefined}
              className={styles.grid}
            />
          ))}
          <line x1={`${x(at)}%`} x2={`${x(at)}%`} y2="100%" className={styles.cursor} />
          {Array.from({ length: seriesCount }, (_, index) => (
            <g key={index} className={inkOf(index)}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
                {index === 0 && <path d={areaPath} className={styles.area} />}
                <path d={pathOf(index)} strokeDasharray={dashOf(index)} className={styles.line} />
              </svg>
              {data.map(({ label, values }, place) => {
                const value = values[index]
                return value != null && isMarked(place) ? (
                  <svg key={label} x={`${x(place)}%`} y={`${y(value)}%`} overflow="visible">
                    <path
                      d={markerOf(index)}
                      transform={place === at ? 'scale(1.35)' : undefined}
                      className={styles.marker}
                    />
                  </svg>
                ) : null
              })}
            </g>
          ))}
        </svg>
        {children}
      </div>
      <div className={styles.labels}>
        <PlotLabels data={data} positionOf={x} />
      </div>
    </div>
  )
}
