import { cx } from 'class-variance-authority'

import { percentOf, type Domain } from '../chart/chart-data.ts'
import { areaProps, inkOf, SeriesPatterns } from '../chart/series.tsx'
import type { WaterfallStep } from './waterfall-data.ts'
import * as styles from './waterfall-chart.css.ts'

type Kind = WaterfallStep['kind']

const fillOf = (kind: Kind, patternsId: string) =>
  kind === 'held'
    ? { className: cx(styles.held, inkOf(1)), fill: 'currentColor' }
    : areaProps(patternsId, kind === 'gained' ? 0 : 1)

type FallBarProps = {
  kind: Kind
  from: number
  to: number
  domain: Domain
  ticks: readonly number[]
  patternsId: string
  isLast: boolean
}

/** The bar of one step, with a dashed line to the next. */
export function FallBar({ kind, from, to, domain, ticks, patternsId, isLast }: FallBarProps) {
  const [start, end] = [percentOf(Math.min(from, to), domain), percentOf(Math.max(from, to), domain)]
  const level = percentOf(to, domain)
  return (
    <svg className={styles.bar}>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={`${percentOf(tick, domain)}%`}
          x2={`${percentOf(tick, domain)}%`}
          y2="100%"
          className={styles.grid}
        />
      ))}
      {start < end && (
        <rect
          {...fillOf(kind, patternsId)}
          x={`${start}%`}
          width={`${end - start}%`}
          y={styles.barInset}
          height={styles.barHeight}
          rx={3}
        />
      )}
      {!isLast && (
        <line
          x1={`${level}%`}
          x2={`${level}%`}
          y1={styles.barInset + styles.barHeight}
          y2={styles.barInset * 3 + styles.barHeight}
          className={styles.step}
        />
      )}
    </svg>
  )
}

/** Legend sample of a kind of bar. Renders the patterns with the first one. */
export function FallSample({ kind, patternsId }: { kind: Kind; patternsId: string }) {
  return (
    <>
      {kind === 'gained' && <SeriesPatterns id={patternsId} />}
      <svg width={14} height={14} aria-hidden>
        <rect {...fillOf(kind, patternsId)} x={0.5} y={0.5} width={13} height={13} rx={3} />
      </svg>
    </>
  )
}
