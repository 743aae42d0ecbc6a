import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { shareOf } from '../progress/share-of.ts'
import { ValueCaption, type CaptionTexts } from '../progress/value-caption.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './meter.css.ts'

export type TickMeterProps = Omit<ComponentProps<'div'>, 'children'> &
  CaptionTexts & {
    /** A fraction fills its tick partly. */
    value: number
    /** The number of ticks. */
    max: number
    /** Short labels, one below each tick: the days of a week. */
    tickLabels?: readonly ReactNode[] | undefined
  }

/** A counter with one tick per unit: the spins until the jackpot, the days of a week. */
export function TickMeter({
  label,
  valueText,
  valueDisplay,
  isCaptionHidden,
  value,
  max,
  tickLabels,
  className,
  ...props
}: TickMeterProps) {
  const labelId = useId()
  return (
    <div {...props} className={cx(styles.root, className)}>
      <ValueCaption {...{ id: labelId, label, valueText, valueDisplay, isCaptionHidden }} />
      <meter
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        value={Math.min(max, Math.max(0, value))}
        max={max}
      />
      <div className={styles.ticks} data-labeled={tickLabels ? true : undefined} aria-hidden>
        {Array.from({ length: max }, (_, index) => {
          const share = shareOf(value - index, 1)
          return (
            <span key={index} data-tick>
              <span className={styles.tick}>
                <span
                  className={styles.tickFill}
                  data-empty={share === 0 || undefined}
                  style={share > 0 && share < 1 ? { transform: `scaleX(${share})` } : undefined}
                />
              </span>
              {tickLabels && <span className={styles.tickLabel}>{tickLabels[index]}</span>}
            </span>
          )
        })}
      </div>
    </div>
  )
}
