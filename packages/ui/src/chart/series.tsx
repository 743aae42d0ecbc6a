import { cx } from 'class-variance-authority'
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'
import type { ReactNode } from 'react'

import * as styles from './series.css.ts'

/** More patterns than these could not be distinguished without color. */
const patterns = [
  null,
  <path key="hatch" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />,
  <path key="dots" d="M2 2h.01M6 6h.01" strokeWidth={2.5} />,
  <path key="rows" d="M0 2H8M0 6H8" />,
  <path key="net" d="M0 0L8 8M8 0L0 8" strokeWidth={1} />,
  <g key="plain" />,
]

const markers = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond].map(
  (shape) => symbol(shape, 52)() ?? '',
)
const dashes = ['', '7 4', '2 4', '10 4 2 4']

export const inkOf = (index: number) => (index % 2 === 0 ? styles.ink.accent : styles.ink.neutral)
export const markerOf = (index: number) => markers[index % markers.length]
export const dashOf = (index: number) => dashes[index % dashes.length]

/** Class and attributes of a filled area of a series. `id` is the one passed to `SeriesPatterns`. */
export const areaProps = (id: string, index: number) => ({
  className: cx(styles.shape, inkOf(index)),
  fill: index % patterns.length === 0 ? 'currentColor' : `url(#${id}-${index % patterns.length})`,
})

/** Pattern definitions. Render once per chart. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <svg aria-hidden className={styles.definitions}>
      <defs>
        {patterns.map(
          (pattern, index) =>
            pattern && (
              <pattern
                key={pattern.key}
                id={`${id}-${index}`}
                width={8}
                height={8}
                patternUnits="userSpaceOnUse"
                className={inkOf(index)}
              >
                <rect width={8} height={8} fill="currentColor" fillOpacity={0.16} />
                <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
                  {pattern}
                </g>
              </pattern>
            ),
        )}
      </defs>
    </svg>
  )
}

/** Legend sample of a filled series. */
export function AreaSample({ id, index }: { id: string; index: number }) {
  return (
    <svg width={14} height={14} aria-hidden>
      <rect {...areaProps(id, index)} x={0.5} y={0.5} width={13} height={13} rx={3} />
    </svg>
  )
}

/** Legend sample of a line series. */
export function LineSample({ index }: { index: number }) {
  return (
    <svg width={28} height={14} aria-hidden className={inkOf(index)}>
      <line x2={28} y1={7} y2={7} stroke="currentColor" strokeWidth={2} strokeDasharray={dashOf(index)} />
      <path d={markerOf(index)} transform="translate(14 7)" fill="currentColor" />
    </svg>
  )
}

type LegendEntry = { name: string; lang?: string | undefined; sample: ReactNode; value?: ReactNode }

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <div className={styles.legend} aria-hidden>
      {entries.map(({ name, lang, sample, value }) => (
        <div key={name} className={styles.entry}>
          {sample}
          <span lang={lang}>{name}</span>
          {value}
        </div>
      ))}
    </div>
  )
}
