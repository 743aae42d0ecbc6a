import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './progress.css.ts'
import { shareOf } from './share-of.ts'

export type ProgressCircleProps = ComponentProps<'span'> & {
  /** The accessible name. Not shown. */
  label: string
  /** From 0 to `max`. Omit it if the progress is unknown. */
  value?: number | undefined
  max?: number | undefined
  /** Read by screen readers, in the language of the page: "64 percent". */
  valueText?: string | undefined
  /** Shown inside the circle: "64%". Use it from 44 px on. */
  children?: ReactNode
  /** Diameter in px. */
  size?: number | undefined
}

const arcOfUnknown = 28

/** The progress of a task, where there is no room for a bar. */
export function ProgressCircle({
  label,
  value,
  max = 100,
  valueText,
  size = 44,
  className,
  style,
  children,
  ...props
}: ProgressCircleProps) {
  const share = value === undefined ? undefined : shareOf(value, max)
  const strokeWidth = Math.max(2, Math.round(size / 11))
  const circle = { cx: size / 2, cy: size / 2, r: (size - strokeWidth) / 2, pathLength: 100 }
  return (
    <span
      {...props}
      data-indeterminate={share === undefined || undefined}
      className={cx(styles.circle, className)}
      style={{ width: size, height: size, fontSize: size, ...style }}
    >
      <progress
        className={visuallyHidden}
        aria-label={label}
        aria-valuetext={valueText}
        {...(share === undefined ? {} : { value: share * max, max: max || 1 })}
      />
      <svg width={size} height={size} strokeWidth={strokeWidth} aria-hidden className={styles.ring}>
        <circle {...circle} />
        <circle
          {...circle}
          data-empty={share === 0 || undefined}
          strokeDasharray={`${share === undefined ? arcOfUnknown : share * 100} 100`}
          className={styles.arc}
        />
      </svg>
      {children !== undefined && (
        <span aria-hidden className={styles.circleValue}>
          {children}
        </span>
      )}
    </span>
  )
}
