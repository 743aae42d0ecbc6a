import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { PointerEvent } from 'react'

import * as styles from './plot-cursor.css.ts'

export type PlotCursorProps = {
  /** "Kills per week, point". */
  label: string
  /** The values at the cursor: "Week 45: 820". */
  valueText: string | undefined
  count: number
  at: number
  onMove: (at: number) => void
  /** Columns fill equal bands. Points lie on the edges, too. */
  kind: 'points' | 'bands'
}

/** Moves from point to point of a picture, with the arrow keys and under the mouse. */
export function PlotCursor({ label, valueText, count, at, onMove, kind }: PlotCursorProps) {
  const last = Math.max(count - 1, 0)

  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'touch') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const thumb = kind === 'points' ? styles.thumb : width / count
    const ratio = width > thumb ? (clientX - left - thumb / 2) / (width - thumb) : 0
    onMove(Math.min(last, Math.max(0, Math.round(ratio * last))))
  }

  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={last}
      value={at}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      data-kind={kind}
      style={assignInlineVars({ [styles.bandWidth]: `${100 / Math.max(count, 1)}%` })}
      className={styles.slider}
    />
  )
}
