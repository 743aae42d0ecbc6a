import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import { Fragment, useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

import { keyTarget, nudgeTarget, shareOf } from './slider-model.ts'
import * as styles from './slider.css.ts'
import { useThumbs } from './use-thumbs.ts'

export type SliderProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** Omit it if a surrounding group has the name. */
  label?: ReactNode
  /** One name per thumb. Their number decides how many thumbs there are. */
  thumbLabels: readonly [string] | readonly [string, string]
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** One number per thumb, ascending. */
  value?: readonly number[] | undefined
  /** Defaults to the ends of the scale. */
  defaultValue?: readonly number[] | undefined
  /** Called while a thumb moves. */
  onValueChange?: ((value: number[]) => void) | undefined
  /** Called when a thumb is released, if its value has changed. */
  onValueCommit?: ((value: number[]) => void) | undefined
  /** Formats a value for display and for screen readers. */
  format?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
}

/** An approximate value, or a range between two. The thumbs are native sliders. */
export function Slider({
  label,
  thumbLabels,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = thumbLabels.length === 1 ? [min] : [min, max],
  onValueChange,
  onValueCommit,
  format = String,
  disabled = false,
  className,
  ...props
}: SliderProps) {
  const labelId = useId()
  const scale = { min, max, step }
  const { thumbs, move, settle, press, drag } = useThumbs({
    scale,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
  })
  const steer = (event: KeyboardEvent, index: number, from: number) => {
    const to = keyTarget(scale, from, event.key)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(index, to)
  }

  const isSpan = thumbs.length > 1
  const [first = min, last = first] = thumbs
  return (
    <div
      {...(isSpan && label !== undefined && { role: 'group', 'aria-labelledby': labelId })}
      {...props}
      data-disabled={disabled || undefined}
      className={cx(styles.root, className)}
    >
      {label !== undefined && (
        <div className={styles.head}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          <span aria-hidden className={styles.shown}>
            {thumbs.map(format).join(' – ')}
          </span>
        </div>
      )}
      <div
        className={styles.track}
        onPointerDown={disabled ? undefined : press}
        onPointerMove={drag}
        onPointerUp={settle}
        onPointerCancel={settle}
      >
        <div className={styles.rail}>
          <div
            className={styles.fill}
            data-from-start={(!isSpan && last > min) || undefined}
            style={assignInlineVars({
              [styles.fillStart]: String(isSpan ? shareOf(scale, first) : 0),
              [styles.fillEnd]: String(shareOf(scale, last)),
            })}
          />
        </div>
        {thumbs.map((thumb, index) => (
          <Fragment key={thumbLabels[index]}>
            <input
              type="range"
              aria-label={thumbLabels[index]}
              aria-valuetext={format(thumb)}
              min={min}
              max={max}
              step="any"
              value={thumb}
              disabled={disabled}
              className={styles.input}
              onKeyDown={(event) => steer(event, index, thumb)}
              onKeyUp={settle}
              onBlur={settle}
              onChange={({ target }) => {
                // Keys and pointer are handled elsewhere, so this change comes from assistive
                // technology, which never releases.
                move(index, nudgeTarget(scale, thumb, target.valueAsNumber))
                settle()
              }}
            />
            <span
              className={styles.thumb}
              style={assignInlineVars({ [styles.thumbAt]: String(shareOf(scale, thumb)) })}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}
