import { cx } from 'class-variance-authority'
import { Fragment, useId, type ComponentProps, type ReactNode } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { countdownDuration, countdownParts, type CountdownUnit } from './countdown-model.ts'
import * as styles from './countdown.css.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

export type CountdownProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** "Next activation in". */
  label: ReactNode
  /** The moment, in ms since 1970. */
  endsAtMs: number
  /** The clock, in ms since 1970. Give the server's: a player's may be wrong. */
  now?: (() => number) | undefined
  /** "14 hours" in its parts: `Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(amount)`. */
  formatUnit: (amount: number, unit: CountdownUnit) => Intl.NumberFormatPart[]
  /** In place of everything once the moment has come, and read out then: "You can now swap". */
  doneText: string
  /** `sm`: in one line, for a moment that is a note beside something else. */
  size?: 'sm' | 'lg' | undefined
  /** Once, when the moment comes while this is shown. */
  onComplete?: (() => void) | undefined
}

/** Days and hours until something is possible again; on the last day hours and minutes. */
export function Countdown({
  label,
  endsAtMs,
  now = Date.now,
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
