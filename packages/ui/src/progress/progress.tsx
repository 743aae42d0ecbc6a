import { cx } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './progress.css.ts'
import { barTransform, shareOf } from './share-of.ts'
import { ValueCaption, type CaptionTexts } from './value-caption.tsx'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> &
  CaptionTexts & {
    /** From 0 to `max`. Omit it if the progress is unknown; the bar then only shows activity. */
    value?: number | undefined
    max?: number | undefined
  }

/** The progress of a task. For a quantity that goes up and down, use `Meter`. */
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
      <ValueCaption {...{ id: labelId, label, valueText, valueDisplay, isCaptionHidden }} />
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
          style={share === undefined ? undefined : { transform: barTransform(share) }}
        />
      </div>
    </div>
  )
}
