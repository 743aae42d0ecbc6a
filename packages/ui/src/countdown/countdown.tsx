import { cx } from 'class-variance-authority'
import { Fragment, useId, type ComponentProps, type ReactNode } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { countdownDuration, countdownParts, type CountdownUnit } from './countdown-model.ts'
import * as styles from './countdown.css.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

export type CountdownProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** What it counts down to: "Next activation in". */
  label: ReactNode
  /** End time in epoch milliseconds. */
  endsAtMs: number
  /** Current time in epoch milliseconds. Pass the server’s clock: the player’s may be wrong. */
  now?: (() => number) | undefined
  /**
   * Current time in epoch milliseconds when the page is first rendered. A server and the browser that takes
   * its page over need the same. Default: `now`.
   */
  firstNowMs?: number | undefined
  /**
   * Returns "14 hours" in parts:
   * `Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(amount)`.
   */
  formatUnit: (amount: number, unit: CountdownUnit) => Intl.NumberFormatPart[]
  /** Replaces the countdown at its end and is announced: "You can now swap". */
  doneText: string
  /** `sm` is a single line, for use beside other content. */
  size?: 'sm' | 'lg' | undefined
  /** Called once if the time ends while this is mounted. */
  onComplete?: (() => void) | undefined
}

/** Time until something is possible again: days and hours, on the last day hours and minutes. */
export function Countdown({
  label,
  endsAtMs,
  now = Date.now,
  firstNowMs,
  formatUnit,
  doneText,
  size = 'lg',
  onComplete,
  className,
  ...props
}: CountdownProps) {
  const isSmall = size === 'sm'
  const labelId = useId()
  const minutes = useMinutesLeft({
    endsAtMs,
    now,
    firstNowMs,
    onEnd: () => {
      onComplete?.()
      announce(doneText)
    },
  })
  const rootClass = cx(styles.root, isSmall && styles.rootSmall, className)
  if (minutes === 0)
    return (
      <div {...props} data-done className={rootClass}>
        <span className={isSmall ? styles.doneSmall : styles.done}>{doneText}</span>
      </div>
    )

  const parts = countdownParts(minutes)
  const numberClass = isSmall ? styles.numberSmall : styles.number
  return (
    <div aria-labelledby={labelId} {...props} role="timer" className={rootClass}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <time
        dateTime={countdownDuration(parts)}
        translate="no"
        className={isSmall ? styles.timeSmall : styles.time}
      >
        {parts.map(({ unit, amount }, place) => (
          <Fragment key={unit}>
            {place > 0 && ' '}
            <span className={styles.part}>
              {formatUnit(amount, unit).map(({ type, value }, at) => (
                <span key={at} className={type === 'unit' || type === 'literal' ? undefined : numberClass}>
                  {value}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </time>
    </div>
  )
}
