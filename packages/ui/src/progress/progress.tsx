import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './progress.css.ts'

type Captioned = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** In words of the locale, beside the label and read out: "18 of 30 spins". */
  valueText?: string | undefined
  /** The same with emphasis, for the eye. */
  valueDisplay?: ReactNode
  isCaptionHidden?: boolean | undefined
}

export type ProgressProps = Captioned & {
  /** From 0 to `max`. Without it the progress is unknown, and the bar only says that something happens. */
  value?: number | undefined
  max?: number | undefined
}

export type TickMeterProps = Captioned & { value: number; max: number }

const shareOf = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)

function Caption({
  id,
  label,
  valueText,
  valueDisplay = valueText,
  isCaptionHidden,
}: Captioned & { id: string }) {
  return (
    <div className={isCaptionHidden ? visuallyHidden : styles.caption}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {valueDisplay !== undefined && (
        <span aria-hidden className={styles.valueText}>
          {valueDisplay}
        </span>
      )}
    </div>
  )
}

/** How far a task has come. For a quantity that goes up and down, see `TickMeter`. */
export function Progress({
  label,
  valueText,
  valueDisplay,
  isCaptionHidden,
  value,
  max = 100,
  className,
  ...props
}: ProgressProps) {
  const labelId = useId()
  const share = value === undefined ? undefined : shareOf(value, max)
  return (
    <div {...props} className={cx(styles.root, className)}>
      <Caption {...{ id: labelId, label, valueText, valueDisplay, isCaptionHidden }} />
      <progress
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        {...(share === undefined ? {} : { value: share * max, max: max || 1 })}
      />
      <div className={styles.track} aria-hidden>
        <div
          className={styles.bar}
          data-indeterminate={share === undefined || undefined}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}

/** A counter with one tick for each unit: the spins on the way to the jackpot. */
export function TickMeter({
  label,
  valueText,
  valueDisplay,
  isCaptionHidden,
  value,
  max,
  className,
  ...props
}: TickMeterProps) {
  const labelId = useId()
  const filled = Math.min(max, Math.max(0, value))
  return (
    <div {...props} className={cx(styles.root, className)}>
      <meter
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        value={filled}
        max={max}
      />
      <div className={styles.ticks} aria-hidden>
        {Array.from({ length: max }, (_, index) => (
          <span key={index} className={styles.tick} data-filled={index < filled || undefined} />
        ))}
      </div>
      <Caption {...{ id: labelId, label, valueText, valueDisplay, isCaptionHidden }} />
    </div>
  )
}
